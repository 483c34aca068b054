package arbiter.games.narrative.power;

/**
 * Extension point: an effect with a time of its own, to the start of the psyker's next turn and so many rounds more as
 * were bought. Ledger: NAR-FX-MAN-6, NAR-FX-MAN-7.
 */
public interface HoldEffect extends EffectTrait {}
