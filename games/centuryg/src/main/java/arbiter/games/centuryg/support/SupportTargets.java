package arbiter.games.centuryg.support;

import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.move.ZoneOption;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.terrain.Footprint;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.utility.Resupply;
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

    private static final int BLAST = 3;

    public static int range(CenturyState state, Fighter unit) {
        return Ranks.systems(state, unit);
    }

    private static boolean strikesZones(UpgradeId which) {
        return which == UpgradeId.SURPRISE_MINEFIELD
                || which == UpgradeId.AIRSTRIKE
                || which == UpgradeId.JAMMING_BARRAGE;
    }

    /** How far around its Zone it works; every Blast of an Artillery Frame is wider. Ledger: artillery-frame. */
    public static int radius(Fighter unit, UpgradeId which) {
        if (which == UpgradeId.SURPRISE_MINEFIELD) {
            return 0;
        }
        return BLAST + (unit.owns(UpgradeId.ARTILLERY_FRAME) ? 1 : 0);
    }

    static boolean any(CenturyState state, Fighter unit, UpgradeId which, int budget) {
        if (strikesZones(which)) {
            return true;
        }
        for (Fighter other : state.units()) {
            if (suits(state, unit, which, other, budget)) {
                return true;
            }
        }
        return false;
    }

    private static boolean suits(CenturyState state, Fighter unit, UpgradeId which, Fighter other, int budget) {
        boolean fits = switch (which) {
            case ASSISTED_TARGETING -> friend(state, unit, other) && !other.hasActed() && mayAct(state, unit, other);
            case OVERCHARGE -> friend(state, unit, other);
            case SUPPORT_FIRE -> friend(state, unit, other) && !other.weapons().isEmpty();
            case SUPPLY_DELIVERY ->
                friend(state, unit, other) && !oneShots(other).isEmpty();
            default -> other.isOut() && state.enemies(unit, other);
        };
        return fits && (other == unit || UtilityAction.possible(state, unit, other, range(state, unit), budget));
    }

    private static boolean friend(CenturyState state, Fighter unit, Fighter other) {
        return other.isFighting() && !other.crew().isAboard() && !state.enemies(unit, other);
    }

    /** An Action spent on the Support leaves no Offensive Action for oneself. */
    private static boolean mayAct(CenturyState state, Fighter unit, Fighter other) {
        return other != unit || state.phase() == arbiter.games.centuryg.turn.Phase.BEGINNING;
    }

    /** Spent One Shots, and what was spent like one. Ledger: supply-delivery, jackhammer-stake. */
    static List<Resupply.Item> oneShots(Fighter unit) {
        if (unit.used().spent().isEmpty()) {
            return List.of();
        }
        List<Resupply.Item> items = new ArrayList<>();
        for (Mounted mounted : unit.weapons()) {
            if (unit.used().isSpent(mounted.weapon().id())) {
                items.add(new Resupply.Item(
                        mounted.weapon().id(), mounted.weapon().name()));
            }
        }
        return items;
    }

    static SupportTargets choose(Play<CenturyState> play, Fighter unit, UpgradeId which, int budget) {
        CenturyState state = play.state();
        if (strikesZones(which)) {
            return new SupportTargets(Optional.empty(), zone(play, unit, which, budget));
        }
        Fighter whom = UtilityAction.whom(play, unit, "support.target", candidates(state, unit, which, budget));
        return new SupportTargets(Optional.of(whom), whom.zone());
    }

    private static List<Fighter> candidates(CenturyState state, Fighter unit, UpgradeId which, int budget) {
        List<Fighter> candidates = new ArrayList<>();
        for (Fighter other : state.units()) {
            if (suits(state, unit, which, other, budget)) {
                candidates.add(other);
            }
        }
        return candidates;
    }

    /** Whom it could be for: those it may be called upon, or the Enemies whose Zone it would reach. */
    static List<String> within(CenturyState state, Fighter unit, UpgradeId which, int budget) {
        if (!strikesZones(which)) {
            return UnitOption.ids(candidates(state, unit, which, budget));
        }
        int farthest = range(state, unit) + budget + radius(unit, which);
        List<Fighter> enemies = new ArrayList<>();
        for (Fighter other : state.units()) {
            if (other.isOut() && state.enemies(unit, other) && state.distance(unit, other) <= farthest) {
                enemies.add(other);
            }
        }
        return UnitOption.ids(enemies);
    }

    /** Zones that would reach an Enemy are offered, any other within range may be named. */
    private static int zone(Play<CenturyState> play, Fighter unit, UpgradeId which, int budget) {
        CenturyState state = play.state();
        int farthest = range(state, unit) + budget;
        List<ZoneOption> spots = new ArrayList<>();
        for (int zone = 0; zone < state.field().zones().size(); zone++) {
            if (state.field().zones().distance(unit.zone(), zone) <= farthest
                    && strikes(state, unit, zone, radius(unit, which))) {
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
