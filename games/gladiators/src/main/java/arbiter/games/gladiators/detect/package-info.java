/** Hiding, the senses, spotting the concealed and noticing attacks. Ledger: GG-HID, GG-DET, table 3.5. */
package arbiter.games.gladiators.detect;
