package arbiter.interpreters.testgame;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Faces;
import arbiter.interpreters.testgame.RaidEvent.Adjusted;
import arbiter.interpreters.testgame.RaidEvent.Began;
import arbiter.interpreters.testgame.RaidEvent.Bid;
import arbiter.interpreters.testgame.RaidEvent.Mustered;
import arbiter.interpreters.testgame.RaidEvent.Rested;
import arbiter.interpreters.testgame.RaidEvent.Revealed;
import arbiter.interpreters.testgame.RaidEvent.RoundBegan;
import arbiter.interpreters.testgame.RaidEvent.Shielded;
import arbiter.interpreters.testgame.RaidEvent.Struck;
import arbiter.interpreters.testgame.RaidEvent.TurnBegan;
import arbiter.interpreters.testgame.RaidEvent.TurnEnded;
import arbiter.kernel.Amount;
import arbiter.kernel.Call;
import arbiter.kernel.Decider;
import arbiter.kernel.Ending;
import arbiter.kernel.Game;
import arbiter.kernel.Moment;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.kernel.YesNo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A small game that asks everything an interpreter can be asked. */
public class RaidGame implements Game<RaidState> {

    private static final Dice TWO_DICE = Dice.of(2, Die.D6);

    @Override
    public String id() {
        return "raid";
    }

    /** The label of the dice; other rules may name them otherwise. */
    protected String strikeLabel() {
        return "strike.roll";
    }

    protected Dice strikeDice() {
        return TWO_DICE;
    }

    /** Whether whoever may shield lets it pass unless they have said otherwise. */
    protected boolean shieldsQuietly() {
        return true;
    }

    /** How it is asked; other rules may suggest something else. */
    protected Request<YesNo> shielding(Request<YesNo> request) {
        return request;
    }

    /** How often somebody acts in a turn. */
    protected int actionsInTurn() {
        return 1;
    }

    /** Where other rules may do something more. */
    protected void afterStrike(Play<RaidState> play) {}

    @Override
    public void advance(Play<RaidState> play) {
        if (!play.state().begun) {
            bid(play);
        } else if (play.state().roundOver()) {
            play.emit(new RoundBegan());
        } else {
            turn(play);
        }
    }

    /** Whoever has gold may buy a drink at any moment. */
    @Override
    public List<Call> calls(RaidState state) {
        return state.raiders().stream()
                .filter(raider -> raider.standing() && raider.gold() > 0)
                .map(raider -> new Call(raider.decider(), new Action("drink")))
                .toList();
    }

    @Override
    public void call(Play<RaidState> play, Call call) {
        Raider raider = play.state().raider(call.decider().id());
        int gained = play.draw("drink.strength", Dice.of(1, 4)).sum();
        play.emit(new Adjusted(raider.id(), raider.health() + gained, raider.hidden()));
    }

    private void bid(Play<RaidState> play) {
        List<Raider> raiders = play.state().raiders();
        List<Request<Amount>> requests = new ArrayList<>();
        raiders.forEach(raider ->
                requests.add(Request.amount(raider.decider(), "bid.gold", 0, 3).secretly()));
        List<Amount> bids = play.chooseTogether(requests);
        for (int i = 0; i < bids.size(); i++) {
            play.emit(new Bid(raiders.get(i).id(), bids.get(i).value()));
        }
        play.emit(new Began());
    }

    private void turn(Play<RaidState> play) {
        Raider active = play.state().active();
        if (active.standing()) {
            play.emit(new TurnBegan(active.id()));
            for (int i = 0; i < actionsInTurn() && ending(play.state()).isEmpty(); i++) {
                act(play, active);
            }
        }
        play.emit(new TurnEnded(active.id()));
    }

    private void act(Play<RaidState> play, Raider active) {
        List<Raider> targets = play.state().targets(active);
        List<Action> actions = new ArrayList<>();
        if (active.hidden()) {
            actions.add(Action.APPEAR);
        } else {
            targets.forEach(target -> actions.add(Action.strike(target)));
            actions.add(Action.MUSTER);
        }
        if (targets.size() > 1) {
            actions.add(Action.VOLLEY);
        }
        actions.add(Action.REST);
        Request<Action> request = Request.one(active.decider(), "turn.action", actions)
                .asking(() -> "What does " + active.id() + " do?")
                .asCommand();
        carryOut(play, active, play.choose(active.hidden() ? request.secretly() : request));
    }

    private void carryOut(Play<RaidState> play, Raider active, Action action) {
        switch (action.id()) {
            case "rest" -> play.emit(new Rested(active.id()));
            case "appear" -> play.emit(new Revealed(active.id()));
            case "volley" -> volley(play, active);
            case "muster" ->
                play.emit(new Mustered(
                        ids(play.chooseSome(Request.order(active.decider(), "muster.order", all(play.state()))))));
            default -> strike(play, play.state().raider(action.id().substring("strike:".length())));
        }
    }

    private void volley(Play<RaidState> play, Raider active) {
        List<Action> targets = play.state().targets(active).stream()
                .map(target -> new Action(target.id()))
                .toList();
        for (String target : ids(play.chooseSome(Request.some(active.decider(), "volley.targets", targets, 1, 2)))) {
            play.emit(new Struck(target, "volley", 1));
        }
    }

    /** Two dice less four; the one struck and everybody beside may shield for a coin, two less each. */
    private void strike(Play<RaidState> play, Raider target) {
        Faces faces = play.draw(strikeLabel(), strikeDice());
        List<Request<YesNo>> window = new ArrayList<>();
        for (Raider raider : play.state().raiders()) {
            if (raider.standing() && raider.gold() > 0 && raider.side().equals(target.side())) {
                Request<YesNo> request = Request.one(raider.decider(), "strike.shield", YesNo.BOTH)
                        .otherwise(YesNo.NO);
                window.add(shielding(shieldsQuietly() ? request.quietly() : request));
            }
        }
        int shields = 0;
        List<YesNo> answers = play.chooseTogether(window);
        for (int i = 0; i < answers.size(); i++) {
            if (answers.get(i) == YesNo.YES) {
                shields++;
                play.emit(new Shielded(window.get(i).decider().id()));
            }
        }
        play.emit(Struck.by(faces, target.id(), Math.max(0, faces.sum() - 4 - 2 * shields)));
        afterStrike(play);
    }

    private static List<Action> all(RaidState state) {
        return state.raiders().stream().map(raider -> new Action(raider.id())).toList();
    }

    private static List<String> ids(List<Action> actions) {
        return actions.stream().map(Action::id).toList();
    }

    @Override
    public Optional<Ending> ending(RaidState state) {
        List<String> sides = state.raiders().stream()
                .filter(Raider::standing)
                .map(Raider::side)
                .distinct()
                .toList();
        return switch (sides.size()) {
            case 0 -> Optional.of(Ending.drawn("Nobody is left"));
            case 1 -> Optional.of(Ending.wonBy(sides.get(0), sides.get(0) + " has won"));
            default -> Optional.empty();
        };
    }

    @Override
    public Moment moment(RaidState state) {
        return new Moment(state.round(), state.turn, "round " + state.round());
    }

    @Override
    public View view(RaidState state, Viewer viewer) {
        List<View.Unit> units = state.raiders().stream()
                .filter(raider -> !raider.hidden() || viewer.answersFor(raider.decider()))
                .map(raider -> unit(raider, viewer))
                .toList();
        return new View(moment(state), List.of(), units, View.Board.NONE, List.of());
    }

    private static View.Unit unit(Raider raider, Viewer viewer) {
        List<View.Bar> bars = new ArrayList<>(List.of(new View.Bar("health", raider.health(), 10)));
        if (viewer.answersFor(raider.decider())) {
            bars.add(new View.Bar("gold", raider.gold(), 10));
        }
        List<View.Condition> conditions = raider.standing()
                ? List.of()
                : List.of(new View.Condition("fallen", "Out of the raid.", Optional.empty()));
        return new View.Unit(
                raider.id(), raider.id(), raider.side(), Optional.empty(), false, false, bars, conditions, List.of());
    }

    @Override
    public Optional<String> side(RaidState state, Decider decider) {
        return state.find(decider.id()).map(Raider::side);
    }

    @Override
    public double worth(RaidState state, String side) {
        return state.raiders().stream()
                .mapToDouble(
                        raider -> raider.side().equals(side) ? raider.health() + 0.1 * raider.gold() : -raider.health())
                .sum();
    }
}
