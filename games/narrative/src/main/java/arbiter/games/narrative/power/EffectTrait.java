package arbiter.games.narrative.power;

/**
 * What an additional effect does: a class on one or more of the extension points of this chapter, or one that a rule of
 * another chapter asks for. Ledger: NAR-PSY-4, table 3.10.
 */
public interface EffectTrait {}
