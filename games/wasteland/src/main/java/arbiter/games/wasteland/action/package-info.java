/** Major and minor actions other than attacks, first aid and chems. */
package arbiter.games.wasteland.action;
