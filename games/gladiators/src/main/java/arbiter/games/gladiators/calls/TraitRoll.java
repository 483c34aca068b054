package arbiter.games.gladiators.calls;

import arbiter.games.gladiators.sheet.Merit;
import arbiter.games.gladiators.sheet.PersonalTrait.Occurrence;
import arbiter.games.gladiators.sheet.TakenTrait;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Amount;
import arbiter.kernel.Decider;
import arbiter.kernel.Line;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/**
 * Rolls for personal traits: whether a random one turns up in a session, and whether one works. What that means is told at
 * the table. Ledger: GG-ADV-4 to 6, GG-AMB-119.
 */
public final class TraitRoll {

    private static final int MOST_HELP = 5;

    /** What is rolled for, and how it stands in the log. */
    public enum Question {
        APPEARS("it turns up", "it does not turn up"),
        WORKS("it works", "it does not work"),
        /** What a disadvantage does instead of working. */
        HINDERS("it gets in the way", "it does not get in the way");

        private final String yes;
        private final String no;

        Question(String yes, String no) {
            this.yes = yes;
            this.no = no;
        }
    }

    private TraitRoll() {}

    public static boolean isPossible(Gladiator unit) {
        return !options(unit).isEmpty();
    }

    /** The gamemaster says which trait, and how well it fits. */
    public static void resolve(Play<GladiatorsState> play, Gladiator unit) {
        TraitOption chosen = play.choose(Request.one(Decider.GAMEMASTER, "trait.which", options(unit))
                .asking(() -> "Which trait of " + unit.name() + " is rolled for?"));
        boolean attempt = chosen.question() == Question.WORKS;
        if (attempt && TraitStrikes.fails(play, unit)) { // GG-AD-099
            return;
        }
        int help = chosen.question() == Question.APPEARS ? 0 : help(play, unit, chosen);
        Needed needed = Needed.plain(chosen.number()).helped("how well it fits", help);
        TestRoll roll = D10Roll.roll(play, "trait.roll", unit, needed.number());
        play.emit(new TraitRolled(unit.id(), chosen.title(), chosen.question(), needed, roll));
        if (roll.succeeded() && chosen.question() == Question.APPEARS) {
            TraitStrikes.appeared(play, unit, chosen.taken());
        } else if (roll.succeeded() && attempt) {
            TraitStrikes.succeeded(play, unit); // GG-AD-097
        }
    }

    /** A penalty for a use that is stretched, a bonus for a perfect one. Ledger: GG-ADV-6. */
    private static int help(Play<GladiatorsState> play, Gladiator unit, TraitOption chosen) {
        return play.choose(Request.amount(Decider.GAMEMASTER, "trait.fit", -MOST_HELP, MOST_HELP)
                        .asking(() -> "How well does " + chosen.title() + " of " + unit.name() + " fit?")
                        .otherwise(new Amount(0))
                        .quietly())
                .value();
    }

    private static List<TraitOption> options(Gladiator unit) {
        List<TraitOption> options = new ArrayList<>();
        List<TakenTrait> traits = unit.profile().traits();
        for (int place = 0; place < traits.size(); place++) {
            TakenTrait taken = traits.get(place);
            int number = place + 1;
            boolean random =
                    taken.trait().isPresent() && taken.trait().get().occurs().contains(Occurrence.RANDOM);
            Question works = taken.counts() == Merit.DISADVANTAGE ? Question.HINDERS : Question.WORKS;
            boolean certain = taken.trait().isPresent() && taken.trait().get().certain();
            if (random && taken.often().isPresent()) {
                options.add(new TraitOption(
                        "appears:" + number,
                        taken,
                        Question.APPEARS,
                        taken.often().get().appearsOn()));
            }
            if (!certain && taken.severe().isPresent()) {
                options.add(new TraitOption(
                        "works:" + number, taken, works, taken.severe().get().worksOn()));
            }
        }
        return options;
    }

    /** A trait and what is rolled for. */
    private record TraitOption(String id, TakenTrait taken, Question question, int number) implements Option {

        private String title() {
            return taken.title();
        }

        @Override
        public String text() {
            return title() + ": " + question.yes + " on " + number + " or more";
        }
    }

    /** A trait was rolled for. */
    public record TraitRolled(String unit, String trait, Question question, Needed needed, TestRoll roll)
            implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {}

        @Override
        public Line line(GladiatorsState state) {
            return tell(
                    state,
                    unit,
                    "'s " + trait + ": " + needed.words() + ", rolls " + roll + ", "
                            + (roll.succeeded() ? question.yes : question.no));
        }
    }
}
