package arbiter.games.wasteland.luck;

import arbiter.games.wasteland.action.TableWords;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Decider;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;

/** A helpful fact for luck: somebody says it, the gamemaster names the price or refuses. Ledger: WAS-LUCK-2. */
public final class LuckOfTheDraw {

    private LuckOfTheDraw() {}

    public static void resolve(Play<WastelandState> play, Fighter one) {
        String fact = play.choose(
                        Request.one(one.decider(), "luck.fact", List.of(new TableWords("something helpful is at hand")))
                                .asking(() -> "What helpful fact does " + one.name() + " add?")
                                .orInWords(TableWords::of))
                .words();
        int price = play.choose(Request.amount(
                                Decider.GAMEMASTER, "luck.price", 0, one.luck().left())
                        .asking(() ->
                                one.name() + ": " + fact + ". How many points of luck does that cost? 0 refuses it."))
                .value();
        if (price == 0) {
            play.emit(new FactSettled(one.id(), fact, false));
            return;
        }
        LuckUse.spend(play, one, price, "Luck of the Draw");
        play.emit(new FactSettled(one.id(), fact, true));
    }

    /** A fact is added to the scene, or refused. */
    public record FactSettled(String unit, String fact, boolean holds) implements WastelandEvent {

        @Override
        public void apply(WastelandState state) {}

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit, (holds ? " is lucky: " : " has no such luck: ") + fact);
        }
    }
}
