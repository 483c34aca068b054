package arbiter.games.centuryg.support;

import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.move.ZoneOption;
import arbiter.games.centuryg.terrain.Footprint;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.SupportUpgrade;
import arbiter.games.centuryg.utility.UtilityAction;
import arbiter.kernel.Play;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whom or where a Support goes: a friend, an Enemy, or a Zone. Ledger: BCG-SUP-1, BCG-AMB-61. */
public record SupportTargets(Optional<Fighter> unit, int zone) {

    public static int range(CenturyState state, Fighter unit) {
        return Ranks.systems(state, unit);
    }

    static boolean any(CenturyState state, Fighter unit, SupportUpgrade which, int budget) {
        if (which.strikesZone()) {
            return true;
        }
        for (Fighter other : state.units()) {
            if (suits(state, unit, which, other, budget)) {
                return true;
            }
        }
        return false;
    }

    private static boolean suits(CenturyState state, Fighter unit, SupportUpgrade which, Fighter other, int budget) {
        boolean fits = which.suits(state, unit, other);
        return fits && (other == unit || UtilityAction.possible(state, unit, other, range(state, unit), budget));
    }

    static SupportTargets choose(Play<CenturyState> play, Fighter unit, SupportUpgrade which, int budget) {
        CenturyState state = play.state();
        if (which.strikesZone()) {
            return new SupportTargets(Optional.empty(), zone(play, unit, which, budget));
        }
        Fighter whom = UtilityAction.whom(play, unit, "support.target", candidates(state, unit, which, budget));
        return new SupportTargets(Optional.of(whom), whom.zone());
    }

    private static List<Fighter> candidates(CenturyState state, Fighter unit, SupportUpgrade which, int budget) {
        List<Fighter> candidates = new ArrayList<>();
        for (Fighter other : state.units()) {
            if (suits(state, unit, which, other, budget)) {
                candidates.add(other);
            }
        }
        return candidates;
    }

    /** Whom it could be for: those it may be called upon, or the Enemies whose Zone it would reach. */
    static List<String> within(CenturyState state, Fighter unit, SupportUpgrade which, int budget) {
        if (!which.strikesZone()) {
            return UnitOption.ids(candidates(state, unit, which, budget));
        }
        int farthest = range(state, unit) + budget + which.radius(unit);
        List<Fighter> enemies = new ArrayList<>();
        for (Fighter other : state.units()) {
            if (other.isOut() && state.enemies(unit, other) && state.distance(unit, other) <= farthest) {
                enemies.add(other);
            }
        }
        return UnitOption.ids(enemies);
    }

    /** Zones that would reach an Enemy are offered, any other within range may be named. */
    private static int zone(Play<CenturyState> play, Fighter unit, SupportUpgrade which, int budget) {
        CenturyState state = play.state();
        int farthest = range(state, unit) + budget;
        List<ZoneOption> spots = new ArrayList<>();
        for (int zone = 0; zone < state.field().zones().size(); zone++) {
            if (state.field().zones().distance(unit.zone(), zone) <= farthest
                    && strikes(state, unit, zone, which.radius(unit))) {
                spots.add(ZoneOption.of(state, zone, unit.zone()));
            }
        }
        if (spots.isEmpty()) {
            spots.add(ZoneOption.of(state, unit.zone(), unit.zone()));
        }
        return play.choose(
                        Request.place(unit.decider(), "support.zone", spots, text -> free(state, unit, farthest, text))
                                .asking(() -> "Which Zone?"))
                .zone();
    }

    private static ZoneOption free(CenturyState state, Fighter unit, int farthest, String text) {
        int zone = state.field().zones().find(text).orElseThrow(() -> new Refused("there is no Zone " + text));
        if (state.field().zones().distance(unit.zone(), zone) > farthest) {
            throw new Refused(text + " is out of reach, which is " + farthest + " Zones");
        }
        return ZoneOption.of(state, zone, unit.zone());
    }

    private static boolean strikes(CenturyState state, Fighter unit, int zone, int radius) {
        for (Fighter other : state.units()) {
            if (other.isOut()
                    && state.enemies(unit, other)
                    && Footprint.distance(state.field(), zone, other) <= radius) {
                return true;
            }
        }
        return false;
    }
}
