/**
 * Who plays: by chance, as each game's own opponent does, or thinking ahead. All of them decide by requests and their
 * options alone, on the table as their side may know it; no rule of any game is known here.
 */
package arbiter.lab.agent;
