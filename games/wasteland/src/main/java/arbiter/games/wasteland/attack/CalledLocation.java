package arbiter.games.wasteland.attack;

import arbiter.games.wasteland.sheet.BodyPlan;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Cost;
import arbiter.kernel.Headline;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Aiming at one location before the roll, which makes the attack harder. Ledger: WAS-ATK-1, WAS-ATK-10. */
public final class CalledLocation {

    private CalledLocation() {}

    /** A location of the target by its place, or wherever the die says. */
    public record Place(AttackInProgress attack, OptionalInt location, String id, String text) implements Option {

        @Override
        public List<Cost> costs() {
            return location.isEmpty() ? List.of() : List.of(new Cost("difficulty", 1));
        }

        @Override
        public boolean declines() {
            return location.isEmpty();
        }
    }

    static void ask(Play<WastelandState> play, AttackInProgress attack) {
        BodyPlan plan = attack.target().profile().plan();
        List<Place> places = new ArrayList<>(plan.size() + 1);
        places.add(new Place(attack, OptionalInt.empty(), "any", "Wherever it hits"));
        for (int i = 0; i < plan.size(); i++) {
            places.add(new Place(
                    attack,
                    OptionalInt.of(i),
                    plan.location(i).id(),
                    plan.location(i).name()));
        }
        Place chosen = play.choose(Request.one(attack.attacker().decider(), "attack.called", places)
                .asking(() -> "Where do you aim at " + attack.target().name() + "?")
                .decidedBy(() -> List.of(Headline.wanted("hit"), Headline.wanted("damage")))
                .partOf("test.preparation")
                .quietly());
        attack.call(chosen.location());
    }
}
