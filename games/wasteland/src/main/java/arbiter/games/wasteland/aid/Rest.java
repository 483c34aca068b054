package arbiter.games.wasteland.aid;

import arbiter.games.wasteland.aid.RestEvents.SleptThrough;
import arbiter.games.wasteland.chem.ChemDurations;
import arbiter.games.wasteland.injury.InjuryTreatment;
import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.test.TestAttempt;
import arbiter.games.wasteland.test.TestProcedure;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Decider;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A night's sleep outside fights, once a day: all hit points up to the maximum, a chance to be rid of one injury, and after
 * eight safe hours two more hit points until the next rest. Ledger: WAS-AID-10, WAS-AID-11.
 */
public final class Rest {

    private static final int WELL_RESTED = 2;

    private Rest() {}

    /** How long and how safe. */
    enum Hours implements Option {
        SIX("six", "Six hours of sleep"),
        EIGHT("eight", "Eight hours in safety");

        private final String id;
        private final String text;

        Hours(String id, String text) {
            this.id = id;
            this.text = text;
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public String text() {
            return text;
        }
    }

    /** What the day was like, from the easiest to the hardest for an injury. */
    enum Day implements Option {
        QUIET("quiet", "A quiet day"),
        LIGHT("light", "Light work"),
        TRAVELLING("travelling", "A day of travel"),
        FIGHTING("fighting", "Travel and fighting");

        private final String id;
        private final String text;

        Day(String id, String text) {
            this.id = id;
            this.text = text;
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public String text() {
            return text;
        }

        int difficulty() {
            return ordinal() + 1;
        }
    }

    public static void resolve(Play<WastelandState> play, Fighter one) {
        Hours hours = play.choose(Request.one(Decider.GAMEMASTER, "rest.hours", List.of(Hours.values()))
                .asking(() -> "How long does " + one.name() + " sleep?"));
        play.emit(new SleptThrough(one.id(), hours == Hours.EIGHT ? WELL_RESTED : 0));
        ChemDurations.endScene(play, one); // WAS-CHEM-1
        if (one.injuries().untreated() > 0) {
            heal(play, one);
        }
    }

    /** One injury; the more there are untreated, the harder. Ledger: WAS-AID-10, AMB-65. */
    private static void heal(Play<WastelandState> play, Fighter one) {
        List<Wound> wounds = new ArrayList<>();
        for (int place : InjuryTreatment.treatable(one, true)) {
            wounds.add(new Wound(OptionalInt.of(place), one));
        }
        wounds.add(new Wound(OptionalInt.empty(), one));
        Wound wound = play.choose(Request.one(one.decider(), "rest.injury", wounds)
                .asking(() -> "Which injury does " + one.name() + " try to sleep off?"));
        if (wound.declines()) {
            return;
        }
        Day day = play.choose(Request.one(Decider.GAMEMASTER, "rest.day", List.of(Day.values()))
                .asking(() -> "What was the day like for " + one.name() + "?"));
        Modifiers difficulty = Modifiers.of("day", day.difficulty())
                .and("injuries", one.injuries().untreated());
        TestAttempt attempt = TestAttempt.of(one, "recovery", Attribute.ENDURANCE, SkillName.SURVIVAL, difficulty);
        if (TestProcedure.resolve(play, attempt).passes()) {
            InjuryTreatment.heal(play, one, wound.place().getAsInt());
        }
        Purse.bankOutsideTurn(play, one);
    }

    /** An injury as an answer, or none. */
    record Wound(OptionalInt place, Fighter one) implements Option {

        @Override
        public String id() {
            return place.isPresent() ? Integer.toString(place.getAsInt()) : "none";
        }

        @Override
        public String text() {
            if (place.isEmpty()) {
                return "None";
            }
            int location = one.injuries().list().get(place.getAsInt()).location();
            return "The injury of the "
                    + one.profile().plan().location(location).words();
        }

        @Override
        public boolean declines() {
            return place.isEmpty();
        }
    }
}
