package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.move.ZoneOption;
import arbiter.games.centuryg.sheet.UpgradeKind;
import arbiter.games.centuryg.support.Support;
import arbiter.games.centuryg.support.SupportProspects;
import arbiter.games.centuryg.support.SupportTargets;
import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.List;

/** What a Support is worth just now, in the coin of attacks: Damage to expect, done or saved. Ledger: table 3.11. */
record SupportValue(CenturyState state, Fighter unit) implements SupportProspects {

    private static final double DIE = 5.5;
    /** Whoever has acted is helped last. */
    private static final int LATE = 10;
    /** How far most Supports for a Zone reach around it. */
    private static final int AROUND = 3;
    /** A Support is ready again for so much Energy. Ledger: early-warning-and-control. */
    private static final int RESTORING = 4;

    /** With an Action's movement, or without it in the Beginning Phase. */
    static double worth(CenturyState state, Fighter unit, Support support) {
        return support.which().worth(state, unit, new SupportValue(state, unit));
    }

    @Override
    public int caught(int radius) {
        int reach = SupportTargets.range(state, unit) + (beforeAction() ? 0 : Ranks.speed(state, unit));
        int most = 0;
        EnemyPositions lineup = new EnemyPositions(state, unit);
        for (int zone = 0; zone < state.field().zones().size(); zone++) {
            if (state.field().zones().distance(unit.zone(), zone) <= reach) {
                most = Math.max(most, lineup.gain(zone, radius));
            }
        }
        return most;
    }

    @Override
    public double shortfall(int needed) {
        double most = 0;
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other.isOut() && state.enemies(unit, other)) {
                most = Math.max(most, needed - Ranks.speed(state, other) - DIE);
            }
        }
        return most;
    }

    @Override
    public boolean hasFriendToAct() {
        return anybodyToAct(state, unit);
    }

    @Override
    public boolean beforeAction() {
        return state.phase() == Phase.BEGINNING;
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
                        : Ranks.might(state, (Fighter) whom.unit()) - (((Fighter) whom.unit()).hasActed() ? LATE : 0);
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
        int radius = mines ? 0 : AROUND + unit.nature().widerBlast();
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
