package arbiter.games.centuryg.match;

import arbiter.games.centuryg.test.PersonInitiative;
import arbiter.games.centuryg.trait.TraitInUse;
import arbiter.games.centuryg.turn.Course;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.turn.CurrentTurn.BeginningOver;
import arbiter.games.centuryg.turn.CurrentTurn.TurnEnded;
import arbiter.games.centuryg.turn.Initiative;
import arbiter.games.centuryg.turn.Round;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Marks;
import arbiter.kernel.Line;
import arbiter.kernel.Play;

/** The course of a Match. Ledger: BCG-MATCH-1 to BCG-MATCH-7, 5.5. */
public final class MatchCourse {

    private MatchCourse() {}

    public static void resolve(Play<CenturyState> play) {
        CenturyState state = play.state();
        if (state.scene().isFramed() && isOver(state)) {
            play.emit(new MatchEnded(false)); // BCG-MATCH-11: the Scene goes on
            return;
        }
        switch (state.phase()) {
            case SURPRISE -> Ambush.next(play);
            case INITIATIVE, FORMATION -> initiative(play);
            case ROUND_START -> round(play);
            case NEXT_TURN, REINFORCEMENTS -> next(play);
            case BEGINNING -> beginning(play);
            case ACTION -> FootTurn.act(play);
            case END -> end(play);
        }
    }

    /** One side is left. Ledger: BCG-MATCH-11. */
    static boolean isOver(CenturyState state) {
        Fighter first = null;
        for (Fighter fighter : state.units()) {
            if (fighter.isFighting()) {
                if (first != null && state.enemies(first, fighter)) {
                    return false;
                }
                first = fighter;
            }
        }
        return true;
    }

    /** One step is one roll, in the order of the list; the last one settles ties. */
    private static void initiative(Play<CenturyState> play) {
        CenturyState state = play.state();
        for (int i = state.ordered(); i < state.units().size(); i++) {
            if (state.units().get(i).isFighting()) {
                PersonInitiative.roll(play, state.units().get(i));
                return;
            }
        }
        Initiative.settleTies(play);
        play.emit(new MatchReady());
    }

    private static void round(Play<CenturyState> play) {
        InitiativeSwaps.offer(play);
        play.emit(new RoundBegan());
    }

    private static void next(Play<CenturyState> play) {
        if (play.state().scene().ambushers().isEmpty()) {
            Round.next(play);
        } else {
            Ambush.next(play);
        }
    }

    private static void beginning(Play<CenturyState> play) {
        Fighter unit = play.state().acting().orElseThrow();
        ChemicalWeapon.breathe(play, unit);
        if (!unit.isFighting()) {
            play.emit(new TurnEnded(unit.id()));
            return;
        }
        for (TraitInUse own : unit.body().traits()) {
            own.effect().onTurn(play, unit, own);
        }
        play.emit(new BeginningOver(unit.id()));
    }

    private static void end(Play<CenturyState> play) {
        Fighter unit = play.state().acting().orElseThrow();
        CombatProfiling.check(play, unit);
        play.emit(new TurnEnded(unit.id()));
    }

    /** Everybody has a place in the order: Tension begins. Ledger: BCG-MATCH-5. */
    public record MatchReady() implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            Course.roundsBegin(state);
        }

        @Override
        public Line line(CenturyState state) {
            return Line.of("Everybody is ready");
        }
    }

    /** A Match is over; the Scene goes on. Ledger: BCG-MATCH-11. */
    public record MatchEnded(boolean closed) implements CenturyEvent {

        @Override
        public void apply(CenturyState state) {
            SceneStatus scene = state.scene();
            state.set(scene.closed(closed && !scene.framed())
                    .at(scene.framed() ? SceneScale.INTERMISSION : SceneScale.MATCH));
            Marks.clear(state);
            Course.matchEnds(state);
        }

        @Override
        public Line line(CenturyState state) {
            return Line.of(closed ? "The gamemaster closes the Match" : "The Match is over");
        }
    }
}
