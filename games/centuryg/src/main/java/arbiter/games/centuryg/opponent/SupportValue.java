package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.move.ZoneOption;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.UpgradeKind;
import arbiter.games.centuryg.support.Support;
import arbiter.games.centuryg.support.SupportTargets;
import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.List;

/** What a Support is worth just now, in the coin of attacks: Damage to expect, done or saved. Ledger: table 3.11. */
final class SupportValue {

    private static final double DIE = 5.5;
    private static final int DODGE = 10;
    /** What halved Might keeps one Enemy from doing in a Round. */
    private static final double JAMMED = 2.2;

    private static final double MINED = 1.5;
    private static final double TRAPPED = 3;
    private static final double DRAINED = 2;
    private static final double HELP = 2;
    private static final double CRIPPLING = 1.5;
    /** A Support is ready again for so much Energy. Ledger: early-warning-and-control. */
    private static final int RESTORING = 4;

    private SupportValue() {}

    /** With an Action's movement, or without it in the Beginning Phase. */
    static double worth(CenturyState state, Fighter unit, Support support) {
        return switch (support.which()) {
            case AIRSTRIKE -> struck(state, unit, support.which()) * (Ranks.systems(state, unit) / 2);
            case JAMMING_BARRAGE -> struck(state, unit, support.which()) * JAMMED;
            case SURPRISE_MINEFIELD -> struck(state, unit, support.which()) * MINED;
            case FIRE_AT_WILL -> dodged(state, unit);
            case ENSNARING_TRAP -> anybodyToAct(state, unit) ? TRAPPED : 1;
            case ELECTROMAGNETIC_DETONATOR -> DRAINED;
            case ASSISTED_TARGETING -> anybodyToAct(state, unit) ? HELP : 0;
            case OVERCHARGE, SUPPLY_DELIVERY -> HELP;
            default -> state.phase() == Phase.BEGINNING ? CRIPPLING : 0;
        };
    }

    /** How many more Enemies than friends the best Zone within reach would catch. */
    private static int struck(CenturyState state, Fighter unit, UpgradeId which) {
        int radius = SupportTargets.radius(unit, which);
        int reach =
                SupportTargets.range(state, unit) + (state.phase() == Phase.BEGINNING ? 0 : Ranks.speed(state, unit));
        int most = 0;
        EnemyPositions lineup = new EnemyPositions(state, unit);
        for (int zone = 0; zone < state.field().zones().size(); zone++) {
            if (state.field().zones().distance(unit.zone(), zone) <= reach) {
                most = Math.max(most, lineup.gain(zone, radius));
            }
        }
        return most;
    }

    /** The slowest Enemy suffers most from Fire at Will. */
    private static double dodged(CenturyState state, Fighter unit) {
        double most = 0;
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other.isOut() && state.enemies(unit, other)) {
                int ahead = DODGE + Ranks.systems(state, unit) - Ranks.speed(state, other);
                most = Math.max(most, ahead - DIE);
            }
        }
        return most;
    }

    /** Whether a friend who could be helped is still to act. */
    static boolean anybodyToAct(CenturyState state, Fighter unit) {
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other != unit && other.isOut() && !other.hasActed() && !state.enemies(unit, other)) {
                return true;
            }
        }
        return false;
    }

    /** A friend who has yet to act and hits hard; an Enemy as for an attack. */
    static int target(CenturyState state, Fighter unit, Request<?> request) {
        int best = request.fallbackIndex();
        double most = Double.NEGATIVE_INFINITY;
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof UnitOption<?> whom) {
                double value = state.enemies(unit, (Fighter) whom.unit())
                        ? TargetValue.roughly(state, unit, (Fighter) whom.unit())
                        : Ranks.might(state, (Fighter) whom.unit()) - (((Fighter) whom.unit()).hasActed() ? DODGE : 0);
                if (value > most) {
                    most = value;
                    best = i;
                }
            }
        }
        return best;
    }

    /** Mines lie under somebody, everything else around as many as possible. */
    static int zone(CenturyState state, Fighter unit, Request<?> request) {
        boolean mines = true;
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size() && mines; i++) {
            mines = options.get(i) instanceof ZoneOption spot && isHeld(state, unit, spot.zone());
        }
        int radius = SupportTargets.radius(unit, mines ? UpgradeId.SURPRISE_MINEFIELD : UpgradeId.AIRSTRIKE);
        return TerrainChoice.most(state, unit, request, radius, 1);
    }

    private static boolean isHeld(CenturyState state, Fighter unit, int zone) {
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other.isOut() && other.zone() == zone && state.enemies(unit, other)) {
                return true;
            }
        }
        return false;
    }

    /** Ready again only if neither the Action nor a defense goes short of it. */
    static boolean restores(CenturyState state, Fighter unit) {
        return !unit.fittings().hasAny(UpgradeKind.ACTIVE_DEFENSE)
                && !unit.fittings().hasAny(UpgradeKind.RESTORATION)
                && EnergyReserve.spare(state, unit) >= RESTORING;
    }
}
