package arbiter.games.wasteland.luck;

import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A point of luck between turns to have the turn of this round at once. Those with the higher LCK are asked first, then
 * those with the higher initiative. Ledger: WAS-LUCK-4.
 */
public final class LuckyTiming {

    private static final Comparator<Fighter> ORDER = Comparator.comparingInt(
                    (Fighter one) -> -one.attribute(Attribute.LUCK))
            .thenComparing(one -> -one.profile().initiative())
            .thenComparing(Fighter::number);

    private LuckyTiming() {}

    /** Whoever has a turn to come and luck to spend, except the one who is next anyway. */
    public static Optional<Fighter> offer(Play<WastelandState> play) {
        List<Fighter> waiting = waiting(play.state());
        for (int i = 0; i < waiting.size(); i++) {
            Fighter one = waiting.get(i);
            boolean yes = play.choose(Request.one(one.decider(), "luck.timing", YesNo.BOTH)
                            .asking(() -> "A point of luck (" + one.luck().left() + " left) to have " + one.name()
                                    + "'s turn now?")
                            .otherwise(YesNo.NO)
                            .quietly())
                    == YesNo.YES;
            if (yes) {
                LuckUse.spend(play, one, 1, "Lucky Timing");
                return Optional.of(one);
            }
        }
        return Optional.empty();
    }

    private static List<Fighter> waiting(WastelandState state) {
        List<Fighter> waiting = List.of();
        boolean next = true;
        for (String id : state.sequence().order()) {
            Fighter one = state.unit(id);
            if (one.present() && !one.turn().acted()) {
                if (!next && LuckUse.has(one) && one.canAct() && !one.turn().givenUp()) {
                    waiting = waiting.isEmpty() ? new ArrayList<>() : waiting;
                    waiting.add(one);
                }
                next = false;
            }
        }
        if (waiting.size() > 1) {
            waiting.sort(ORDER);
        }
        return waiting;
    }
}
