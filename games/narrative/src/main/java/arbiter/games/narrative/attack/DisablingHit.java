package arbiter.games.narrative.attack;

import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.item.Breakage;
import arbiter.games.narrative.item.HeldItems;
import arbiter.games.narrative.spend.Recipient;
import arbiter.games.narrative.status.Status;
import arbiter.games.narrative.status.Statuses;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Decider;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/**
 * A hit disables somebody or something for a while in place of its damage. The player says what, the gamemaster for how
 * long. Ledger: NAR-SPEND-8.
 */
public final class DisablingHit {

    private static final int MOST_ROUNDS = 3;

    private DisablingHit() {}

    public static void resolve(Play<NarrativeState> play, Participant attacker, Hit hit) {
        Participant target = hit.target();
        hit.disable();
        List<PlainOption> ways = new ArrayList<>();
        for (Status status : Status.values()) {
            ways.add(PlainOption.of(status.word(), target.name() + " is " + status.word()));
        }
        for (Recipient item : HeldItems.used(target)) {
            ways.add(PlainOption.of("item-" + item.id(), item.name() + " is of no use"));
        }
        PlainOption way = play.choose(Request.one(attacker.decider(), "spend.disable", ways)
                .asking(() -> "What does the hit on " + target.name() + " do in place of damage?"));
        int rounds = play.choose(Request.amount(Decider.GAMEMASTER, "spend.disable-rounds", 1, MOST_ROUNDS)
                        .asking(() -> "For how many turns of " + target.name() + "?")
                        .quietly())
                .value();
        for (Status status : Status.values()) {
            if (way.id().equals(status.word())) {
                status.inflict(play, target, rounds);
            }
        }
        if (way.id().startsWith("item-")) {
            String item = way.id().substring("item-".length());
            Breakage.disable(play, target, target.gear().get(item), Statuses.turns(play.state(), target, rounds));
        }
    }
}
