package arbiter.games.centuryg.upgrade;

import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.support.SupportProspects;
import arbiter.games.centuryg.support.SupportTargets;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;

/** A Support: for a Unit, or for a Zone and what is around it. Ledger: table 3.11, BCG-SUP-1. */
public interface SupportUpgrade extends UpgradeTrait {

    /** Whether it goes to a Zone; otherwise to one Unit. */
    default boolean strikesZone() {
        return false;
    }

    /** How far around its Zone it works. */
    default int radius(Fighter unit) {
        return 0;
    }

    /** Whether it could be for that one, if it is within reach: usually an Enemy. */
    default boolean suits(CenturyState state, Fighter unit, Fighter other) {
        return other.isOut() && state.enemies(unit, other);
    }

    void resolve(Play<CenturyState> play, Fighter unit, SupportTargets target, Upgrade upgrade);

    /** What it is worth just now, in the coin of attacks: Damage to expect, done or saved. */
    double worth(CenturyState state, Fighter unit, SupportProspects prospects);
}
