package arbiter.games.centuryg.reinforcement;

import arbiter.games.centuryg.attack.AimBenefit;
import arbiter.games.centuryg.attack.FreeAttacks;
import arbiter.games.centuryg.attack.Occasion;
import arbiter.games.centuryg.crew.Hull;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.MarksEnded;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/** Turning against the helpers off the map: always in range, and without a Test. Ledger: BCG-RNF-4, BCG-AMB-127. */
public record AttackOnReinforcements() implements CenturyAct {

    /** Offered when nobody else is left of their side. */
    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        Optional<Reinforcements> who = standing(state, unit);
        if (who.isEmpty() || unit.hull() == Hull.CORE) { // BCG-AMB-50
            return;
        }
        for (Fighter other : state.units()) {
            boolean remains = other.isFighting() && other.hull() != Hull.CORE && !other.isOnFoot();
            if (remains && other.side().equals(who.get().side())) {
                return;
            }
        }
        deeds.add(new AttackOnReinforcements());
    }

    /** Whether a Unit can do nothing else because it was overwhelmed. */
    public static boolean isForced(CenturyState state, Fighter unit) {
        return !state.marks().isEmpty()
                && state.has(Mark.Kind.OVERWHELMED, unit)
                && standing(state, unit).isPresent();
    }

    /** Whoever cannot act is free of it. Ledger: BCG-AMB-127. */
    public static void lapse(Play<CenturyState> play, Fighter unit) {
        if (play.state().has(Mark.Kind.OVERWHELMED, unit)) {
            play.emit(new MarksEnded(unit.id(), Mark.Kind.OVERWHELMED));
        }
    }

    private static Optional<Reinforcements> standing(CenturyState state, Fighter unit) {
        return state.reinforcements()
                .filter(who -> who.areStanding() && !who.side().equals(unit.side()));
    }

    @Override
    public String id() {
        return "attack-reinforcements";
    }

    @Override
    public String text() {
        return "Attack the Reinforcements";
    }

    @Override
    public boolean offensive() {
        return true;
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        AimBenefit.lose(play, unit);
        int points = switch (unit.machine().tier()) {
            case GRUNT -> 1;
            case PC, RIVAL -> 2;
            case BOSS -> 4;
        };
        play.emit(new ReinforcementsHit(unit.id(), points));
        if (unit.isDueling()) { // who is attacked instead of the opponent: BCG-DUEL-7
            Fighter opponent = play.state().unit(unit.duel().get());
            FreeAttacks.offer(play, opponent, unit, Occasion.ANSWER);
        }
    }
}
