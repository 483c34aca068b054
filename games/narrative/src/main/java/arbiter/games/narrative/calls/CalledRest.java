package arbiter.games.narrative.calls;

import arbiter.games.narrative.heal.Rest;
import arbiter.games.narrative.injury.Injury;
import arbiter.games.narrative.item.CarriedItem;
import arbiter.games.narrative.item.ItemRepair;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** Time that the gamemaster lets pass: breaks, nights, weeks, and repairs. Ledger: NAR-HEAL-1, NAR-HEAL-4, NAR-HEAL-5, NAR-CHAR-5. */
final class CalledRest {

    private CalledRest() {}

    /** An injury that a week of rest can heal. */
    record InjuryOption(Participant unit, int place) implements Option {

        @Override
        public String id() {
            return unit.id() + ":" + (place + 1);
        }

        @Override
        public String text() {
            return unit.injuries().list().get(place).row().name() + " of " + unit.name();
        }
    }

    /** An item that can be repaired. */
    record ItemOption(Participant owner, CarriedItem item) implements Option {

        @Override
        public String id() {
            return owner.id() + ":" + item.id();
        }

        @Override
        public String text() {
            return item.name() + " of " + owner.name();
        }
    }

    static List<Participant> strained(List<Participant> people) {
        return people.stream().filter(one -> one.vitals().strain() > 0).toList();
    }

    static List<Participant> weary(List<Participant> people) {
        return people.stream()
                .filter(one -> one.vitals().strain() > 0 || one.vitals().wounds() > 0)
                .toList();
    }

    static List<InjuryOption> injuries(List<Participant> people) {
        List<InjuryOption> options = new ArrayList<>();
        for (Participant one : people) {
            List<Injury> injuries = one.injuries().list();
            for (int place = 0; place < injuries.size(); place++) {
                if (injuries.get(place).row().severity().isPresent()) {
                    options.add(new InjuryOption(one, place));
                }
            }
        }
        return options;
    }

    static List<ItemOption> repairs(List<Participant> people) {
        List<ItemOption> options = new ArrayList<>();
        for (Participant one : people) {
            for (CarriedItem item : one.gear().items()) {
                if (ItemRepair.isPossible(item)) {
                    options.add(new ItemOption(one, item));
                }
            }
        }
        return options;
    }

    /** Ledger: NAR-HEAL-4. */
    static void recover(Play<NarrativeState> play, List<Participant> people) {
        for (Participant one : UnitOption.chooseSome(
                play, Decider.GAMEMASTER, "rest.who", strained(people), () -> "Who recovers after the encounter?")) {
            Rest.afterEncounter(play, one);
        }
    }

    /** Ledger: NAR-HEAL-1. */
    static void night(Play<NarrativeState> play, List<Participant> people) {
        for (Participant one : UnitOption.chooseSome(
                play, Decider.GAMEMASTER, "rest.who", weary(people), () -> "Who has a night of rest?")) {
            Rest.night(play, one);
        }
    }

    /** Ledger: NAR-HEAL-5. */
    static void week(Play<NarrativeState> play, List<Participant> people) {
        InjuryOption chosen = play.choose(Request.one(Decider.GAMEMASTER, "rest.injury", injuries(people))
                .asking(() -> "Which injury is a week of rest for?"));
        Rest.week(play, chosen.unit(), chosen.place());
    }

    /** Ledger: NAR-CHAR-5. */
    static void repair(Play<NarrativeState> play, List<Participant> people) {
        ItemOption chosen = play.choose(Request.one(Decider.GAMEMASTER, "item-repair.which", repairs(people))
                .asking(() -> "What is repaired?"));
        Participant mender = UnitOption.choose(
                play,
                Decider.GAMEMASTER,
                "item-repair.by",
                people,
                () -> "Who repairs " + chosen.item().name() + "?");
        boolean hurried = play.choose(Request.one(Decider.GAMEMASTER, "item-repair.hurried", YesNo.BOTH)
                        .asking(() -> "Is it done in a hurry?")
                        .otherwise(YesNo.NO))
                == YesNo.YES;
        ItemRepair.resolve(play, mender, chosen.owner(), chosen.item(), hurried);
    }
}
