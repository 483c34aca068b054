package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.match.FootProspects;
import arbiter.games.centuryg.match.MatchTension;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;

/** On a pass the Tension is added to the Damage. Ledger: forbidden-secret-art. */
public record ForbiddenSecretArt() implements PersonTrait {

    @Override
    public int extraDamage(CenturyState state, Fighter unit, Fighter target) {
        return MatchTension.of(state, unit, target);
    }

    /** A single point is nothing to spend it on. */
    @Override
    public double worthAsDeathblow(CenturyState state, Fighter unit, Fighter target, FootProspects prospects) {
        return state.tension() > 1 ? state.tension() : 0;
    }
}
