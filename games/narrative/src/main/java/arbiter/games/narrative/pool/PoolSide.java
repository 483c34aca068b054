package arbiter.games.narrative.pool;

import arbiter.dice.SymbolDie;

/** One of the two sides of a pool: its plain dice, what they are upgraded to, and the least it can be decreased to. */
enum PoolSide {
    ABILITY(SymbolDie.ABILITY, SymbolDie.PROFICIENCY, 1),
    DIFFICULTY(SymbolDie.DIFFICULTY, SymbolDie.CHALLENGE, 0);

    final SymbolDie plain;
    final SymbolDie upgraded;
    final int least;

    PoolSide(SymbolDie plain, SymbolDie upgraded, int least) {
        this.plain = plain;
        this.upgraded = upgraded;
        this.least = least;
    }
}
