package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.support.Support;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** What this opponent makes of a Turn, for Powers and Upgrades that say when they are worth their price. */
record TurnValue(CenturyState state, Fighter unit) implements TurnProspects {

    /** From here on an attack is worth a Genre Point. */
    private static final int TENSE = 2;

    @Override
    public boolean isTense() {
        return state.tension() >= TENSE;
    }

    @Override
    public boolean isNearEnemy() {
        int reach = 2 + unit.machine().speed() + PositionChoice.comfort(state, unit);
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other.isOut() && state.enemies(unit, other) && state.distance(unit, other) <= reach) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean isBlowWorthMore() {
        if (!isNearEnemy()) {
            return false;
        }
        int points = 0;
        double most = Double.NEGATIVE_INFINITY;
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other.isOut() && state.enemies(unit, other) && TargetValue.roughly(state, unit, other) > most) {
                most = TargetValue.roughly(state, unit, other);
                points = other.points();
            }
        }
        return points > most;
    }

    @Override
    public boolean threatens() {
        return EnemyReach.threatens(state, unit, 0);
    }

    @Override
    public boolean isShortBy(int zones) {
        return !threatens() && EnemyReach.threatens(state, unit, zones);
    }

    @Override
    public int attackers() {
        return EnemyReach.of(state, unit);
    }

    @Override
    public int spareEnergy() {
        return EnergyReserve.spare(state, unit);
    }

    @Override
    public boolean needsRepair(int energy) {
        return RepairChoice.wants(state, unit, energy);
    }

    @Override
    public int crowd(int radius, boolean friends) {
        int sign = friends ? -1 : 1;
        int most = Integer.MIN_VALUE;
        EnemyPositions lineup = new EnemyPositions(state, unit);
        for (int zone = 0; zone < state.field().zones().size(); zone++) {
            most = Math.max(most, sign * lineup.gain(zone, radius));
        }
        return most;
    }

    @Override
    public boolean hasPartner() {
        return SynchroChoice.hasPartner(state, unit);
    }

    @Override
    public boolean hasLostWeapons() {
        return TrumpCardChoice.hasLostWeapons(state, unit);
    }

    @Override
    public boolean isDisarmed() {
        return TrumpCardChoice.isEmpty(state, unit);
    }

    @Override
    public double repair(List<Fighter> patients) {
        return RepairChoice.worth(unit, patients);
    }

    @Override
    public double support(Support support) {
        return SupportValue.worth(state, unit, support);
    }

    @Override
    public double charge() {
        return FinalBeamValue.charging(state, unit);
    }
}
