package arbiter.games.gladiators.interrupt;

import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.turn.TurnOrder;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Option;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * A moment at which opponents may be Quick: each who wants to owes an action and rolls Speed against the actor's; who
 * succeeds goes first, the others after it, if that is still possible. Ledger: GG-QCK-1 to 5, GG-AMB-56.
 */
public final class QuickWindow {

    private static final PlainOption WAIT = PlainOption.passing("none", "Nothing");

    private QuickWindow() {}

    /** Those who lost their Speed roll and come afterwards, and whether anybody went before. */
    public record Reactions(boolean before, List<QuickDeed> after) {

        /** Nobody reacted. */
        public static final Reactions NONE = new Reactions(false, List.of());

        /** Whoever was too slow acts now. Ledger: section 5.2, step 12. */
        public void late(Play<GladiatorsState> play) {
            after.forEach(deed -> take(play, deed));
        }
    }

    /** An action was declared and is about to be taken. Ledger: section 5.2, step 4. */
    public static Reactions declared(Play<GladiatorsState> play, Gladiator actor, Option act) {
        return open(
                play,
                actor,
                "quick.declared",
                () -> actor.name() + " is about to act: " + act.text() + ". Anything Quick?",
                everybody(play.state(), actor),
                QuickDeeds::of,
                deed -> deed instanceof QuickDeed.Attack || mayBeMeant(act, deed.unit()));
    }

    private static boolean mayBeMeant(Option act, Gladiator unit) {
        boolean named =
                act.pointer().orElse(null) instanceof Pointer.Unit at && at.id().equals(unit.id());
        return named || act.whom().contains(unit.id());
    }

    /** Something has hit somebody and has not yet taken effect. Ledger: section 5.2, step 9.4. */
    public static Reactions hit(Play<GladiatorsState> play, Gladiator actor, Gladiator target) {
        return open(
                play,
                actor,
                "quick.hit",
                () -> target.name() + " is hit by " + actor.name() + ". Anything Quick?",
                play.state().enemies(actor, target) ? List.of(target) : List.of(),
                QuickDeeds::afterHit,
                QuickDeeds::helpsAfterHit);
    }

    /** An Area has come down on those and has not yet struck: they may move out of it. Ledger: section 5.2, step 8. */
    public static Reactions landed(Play<GladiatorsState> play, Gladiator actor, String what, List<Gladiator> inside) {
        return open(
                play,
                actor,
                "quick.area",
                () -> what + " comes down on you. A Quick move?",
                opponents(play.state(), actor, inside),
                QuickDeeds::moves,
                deed -> true);
    }

    private static List<Gladiator> everybody(GladiatorsState state, Gladiator actor) {
        return opponents(state, actor, state.units());
    }

    /** Opponents among them who have anything Quick, the fastest first. */
    private static List<Gladiator> opponents(GladiatorsState state, Gladiator actor, List<Gladiator> some) {
        List<Gladiator> others = new ArrayList<>();
        for (Gladiator other : some) {
            if (QuickDeeds.hasAny(other) && state.enemies(actor, other)) {
                others.add(other);
            }
        }
        if (others.size() < 2) {
            return others;
        }
        others.sort(Comparator.comparingInt(unit -> -TurnOrder.speed(state, unit)));
        return others;
    }

    /** People are stopped for it only where something they have bears on what is about to happen. */
    private static Reactions open(
            Play<GladiatorsState> play,
            Gladiator actor,
            String label,
            Supplier<String> prompt,
            List<Gladiator> units,
            BiFunction<GladiatorsState, Gladiator, List<QuickDeed>> deeds,
            Predicate<QuickDeed> helps) {
        List<QuickDeed> chosen = new ArrayList<>();
        for (Gladiator unit : units) {
            List<QuickDeed> possible = deeds.apply(play.state(), unit);
            if (!possible.isEmpty()) {
                List<Option> options = new ArrayList<>(possible);
                options.add(WAIT);
                Request<Option> request = Request.one(unit.decider(), label, options)
                        .asking(prompt)
                        .otherwise(WAIT);
                Option answer = play.choose(possible.stream().anyMatch(helps) ? request : request.quietly());
                if (answer instanceof QuickDeed deed) {
                    chosen.add(deed);
                }
            }
        }
        return chosen.isEmpty() ? Reactions.NONE : resolve(play, actor, chosen);
    }

    private static Reactions resolve(Play<GladiatorsState> play, Gladiator actor, List<QuickDeed> chosen) {
        boolean before = false;
        List<QuickDeed> after = new ArrayList<>();
        for (QuickDeed deed : chosen) {
            if (isFaster(play, deed.unit(), actor, deed.text())) {
                before = true;
                take(play, deed);
            } else {
                after.add(deed);
            }
        }
        return new Reactions(before, after);
    }

    private static void take(Play<GladiatorsState> play, QuickDeed deed) {
        if (deed.isOpen(play.state())) {
            deed.resolve(play);
        }
    }

    /** Speed against Speed; either way an action of the next turn is owed. Ledger: GG-QCK-2, GG-QCK-3. */
    static boolean isFaster(Play<GladiatorsState> play, Gladiator unit, Gladiator actor, String what) {
        GladiatorsState state = play.state();
        Needed needed = new Needed(
                Modifiers.of("Speed", TurnOrder.speed(state, unit)),
                Modifiers.of("Speed", TurnOrder.speed(state, actor)));
        TestRoll roll = D10Roll.pass(play, "quick.speed", unit, needed.number());
        play.emit(new QuickRolled(unit.id(), what, needed, roll));
        return roll.succeeded();
    }
}
