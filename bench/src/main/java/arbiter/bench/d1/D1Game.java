package arbiter.bench.d1;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Draw;
import arbiter.kernel.Decider;
import arbiter.kernel.Ending;
import arbiter.kernel.Game;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Moment;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.List;
import java.util.Optional;

/**
 * Duel D1 of the benchmarks as an ordinary game: two attacks a turn while the other stands, 2d6+6 then 2d6+4 against
 * 2d6+5, a tie hits, a hit takes 10 of 30. One step is one attack.
 */
final class D1Game implements Game<D1State> {

    static final String[] NAMES = {"First", "Second"};

    private static final Draw<Integer> TWO_DICE = Dice.of(2, Die.D6).sum();
    private static final List<Strike> OPTIONS = List.of(Strike.values());
    private static final List<Decider> DECIDERS = List.of(Decider.unit("first"), Decider.unit("second"));
    private static final List<Optional<Ending>> ENDINGS = List.of(
            Optional.of(Ending.wonBy("first", "First wins")), Optional.of(Ending.wonBy("second", "Second wins")));

    @Override
    public String id() {
        return "d1";
    }

    @Override
    public void advance(Play<D1State> play) {
        D1State state = play.state();
        int attacker = state.active;
        Strike action = play.choose(Request.one(DECIDERS.get(attacker), "turn.action", OPTIONS));
        if (action == Strike.ATTACK) {
            attack(play, attacker);
        }
        if (action == Strike.WAIT || state.attacks == 2) {
            play.emit(new D1Event.TurnEnded());
        }
    }

    private static void attack(Play<D1State> play, int attacker) {
        Modifiers attack = Modifiers.of("skill", 6).and("second attack", play.state().attacks == 1 ? -2 : 0);
        Modifiers defense = Modifiers.of("guard", 5);
        int attackRoll = play.draw("attack.attacker", TWO_DICE);
        int defenseRoll = play.draw("attack.defender", TWO_DICE);
        D1Event.AttackRolled rolled = new D1Event.AttackRolled(attacker, attackRoll, attack, defenseRoll, defense);
        play.emit(rolled);
        if (rolled.hits()) {
            play.emit(new D1Event.Wounded(1 - attacker, 10));
        }
    }

    @Override
    public Optional<Ending> ending(D1State state) {
        if (state.second <= 0) {
            return ENDINGS.get(0);
        }
        return state.first <= 0 ? ENDINGS.get(1) : Optional.empty();
    }

    @Override
    public Moment moment(D1State state) {
        return new Moment(1, 0, NAMES[state.active] + "'s turn");
    }

    @Override
    public View view(D1State state, Viewer viewer) {
        return new View(moment(state), List.of(), List.of(), View.Board.NONE, List.of());
    }

    @Override
    public Optional<String> side(D1State state, Decider decider) {
        return Optional.of(decider.id());
    }

    @Override
    public double worth(D1State state, String side) {
        int balance = state.first - state.second;
        return side.equals("first") ? balance : -balance;
    }
}
