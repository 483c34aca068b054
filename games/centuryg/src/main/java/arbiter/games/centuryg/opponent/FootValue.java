package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.attack.MightOutlook;
import arbiter.games.centuryg.match.FootAttackAction;
import arbiter.games.centuryg.match.FootProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;

/** What this opponent makes of the Turn of a person on foot, for Traits that say what they are worth. */
record FootValue(CenturyState state, Fighter unit) implements FootProspects {

    private static final double EDGE = TargetValue.EDGE;
    /** What holding on is the harder for whoever has lost a Layer. */
    private static final double FINISHING = 2;

    /** Before it is lost for nothing, one's own life is worth more than any blow. */
    private static final double LIFE = 100;

    @Override
    public double blow(Fighter target, MightOutlook outlook) {
        return FootAttackValue.of(state, unit, target, outlook, false);
    }

    @Override
    public double choking(Fighter other) {
        return FootEscapeChoice.choking(state, other);
    }

    @Override
    public double layers(Fighter other, int lost) {
        return lost * other.body().person().willpower()
                + PlotArmorValue.DOWN * (1 - PlotArmorValue.standing(state, other, lost));
    }

    @Override
    public double escape() {
        return FootEscapeChoice.isHopeless(state, unit) ? LIFE : 0;
    }

    @Override
    public double help(Fighter target, int advantages) {
        int friends = 0;
        for (Fighter other : state.units()) {
            boolean near = other != unit && other.isOnFoot() && FootAllyValue.isFriend(state, unit, other);
            friends += near && !other.hasActed() && IncomingThreat.reaches(state, other, target) ? 1 : 0;
        }
        return EDGE * advantages * friends;
    }

    @Override
    public double rattling(int disadvantages) {
        return disadvantages * FootAttackValue.RATTLED;
    }

    @Override
    public double finishing(Fighter target, int disadvantages) {
        return target.isOnFoot() ? FINISHING * disadvantages * target.body().layersLost() : 0;
    }

    @Override
    public double sweep(Fighter target) {
        double sum = 0;
        for (Fighter other : state.units()) {
            if (other != target && other.isOut() && state.enemies(unit, other) && other.zone() == target.zone()) {
                sum += blow(other, FootAttackAction.plain(state, unit, other));
            }
        }
        return sum;
    }

    @Override
    public double hindrance(Fighter target) {
        MightOutlook outlook = FootAttackAction.plain(state, unit, target);
        return outlook.net() < 0 ? -outlook.net() * EDGE : 0;
    }
}
