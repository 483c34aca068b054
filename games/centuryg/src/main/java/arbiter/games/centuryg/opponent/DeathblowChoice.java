package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.match.DeathblowOption;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.trait.PersonTrait;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.tabletop.opponent.Weigh;

/** Which Deathblow to name: one that tells against this target, and is worth what its earlier uses make it cost. */
final class DeathblowChoice {

    private static final double EDGE = TargetValue.EDGE;

    private DeathblowChoice() {}

    static int pick(CenturyState state, Fighter unit, Request<?> request) {
        return Weigh.best(request, option -> worth(state, unit, option)).orElse(request.fallbackIndex());
    }

    private static double worth(CenturyState state, Fighter unit, Option option) {
        if (option instanceof DeathblowOption blow && !blow.declines()) {
            Fighter target = state.unit(blow.target().id());
            return gain(state, unit, target, blow.blow().orElseThrow()) - EDGE * blow.worse();
        }
        return 0;
    }

    /** What it adds, in points. Ledger: table 3.6. */
    private static double gain(CenturyState state, Fighter unit, Fighter target, Trait blow) {
        FootValue prospects = new FootValue(state, unit);
        double gain = 0;
        for (PersonTrait effect : blow.effects()) {
            gain += effect.worthAsDeathblow(state, unit, target, prospects);
        }
        return gain;
    }
}
