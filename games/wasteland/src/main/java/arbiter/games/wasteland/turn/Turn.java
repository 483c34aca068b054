package arbiter.games.wasteland.turn;

import arbiter.games.wasteland.action.ReadiedActions;
import arbiter.games.wasteland.action.TableGlimpse;
import arbiter.games.wasteland.luck.LuckyTiming;
import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.turn.TurnEvents.MajorTaken;
import arbiter.games.wasteland.turn.TurnEvents.MinorTaken;
import arbiter.games.wasteland.turn.TurnEvents.RoundBegan;
import arbiter.games.wasteland.turn.TurnEvents.TurnBegan;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Optional;

/** The course of rounds and turns, one step after the other. Ledger: section 5.1. */
public final class Turn {

    private Turn() {}

    /** Somebody lucky, or the next by initiative; when everybody has acted, the next round. Ledger: section 5.1, steps 1, 2, 6, 7. */
    public static void between(Play<WastelandState> play) {
        WastelandState state = play.state();
        if (state.round() == 0 || TurnSequence.next(state).isEmpty()) {
            play.emit(new RoundBegan());
        }
        Optional<Fighter> lucky = LuckyTiming.offer(play);
        Optional<Fighter> next = lucky.isPresent() ? lucky : TurnSequence.next(state);
        next.ifPresent(one -> play.emit(new TurnBegan(one.id())));
    }

    /** Step 3; whoever can do nothing goes on to the end of the turn. Ledger: WAS-TURN-9, WAS-MAJ-1. */
    public static void start(Play<WastelandState> play) {
        Fighter one = play.state().acting().orElseThrow();
        Optional<TableGlimpse> before = ReadiedActions.before(play.state());
        TurnStart.resolve(play, one);
        ReadiedActions.happened(play, before);
        if (!one.canAct() || one.turn().givenUp()) {
            TurnFinish.resolve(play, one);
        }
    }

    /** Step 4: one action, or the end of the turn. */
    public static void act(Play<WastelandState> play) {
        Fighter one = play.state().acting().orElseThrow();
        List<MenuEntry> menu = ActMenu.of(play.state(), one);
        MenuEntry chosen = menu.size() == 1 ? EndTurn.ENTRY : play.choose(request(one, menu));
        perform(play, one, chosen);
    }

    /** Whoever has used the normal actions and cannot buy a major one is asked only if they hold their turn. */
    private static Request<MenuEntry> request(Fighter one, List<MenuEntry> menu) {
        Request<MenuEntry> request = Request.one(one.decider(), "turn.action", menu)
                .asking(() -> "What does " + one.name() + " do?")
                .otherwise(EndTurn.ENTRY)
                .asCommand();
        return one.turn().hasMinor() || hasMajor(menu) ? request : request.quietly();
    }

    private static boolean hasMajor(List<MenuEntry> menu) {
        for (int i = 0; i < menu.size(); i++) {
            if (menu.get(i).act().price() == Price.MAJOR) {
                return true;
            }
        }
        return false;
    }

    /** Takes what the act costs, then does it. Ledger: WAS-AP-6, WAS-AP-7. */
    private static void perform(Play<WastelandState> play, Fighter one, MenuEntry entry) {
        WastelandAct act = entry.act();
        boolean extra = act.price() == Price.MAJOR && one.turn().majors() >= TurnRecord.NORMAL;
        switch (act.price()) {
            case MAJOR -> {
                Purse.spend(play, one, entry.points(), "extra major action");
                play.emit(new MajorTaken(one.id(), act.isMovement()));
            }
            case MINOR -> {
                Purse.spend(play, one, entry.points(), "extra minor action");
                play.emit(new MinorTaken(one.id(), act.isMovement()));
            }
            case FREE -> {}
        }
        if (act == EndTurn.ACT) {
            act.resolve(play, Occasion.of(one));
            return;
        }
        ActPerformance.resolve(play, act, Occasion.of(one, extra));
        if (!one.canAct()) {
            TurnFinish.resolve(play, one);
        }
    }
}
