package arbiter.games.narrative;

import arbiter.content.yaml.EnumWords;
import arbiter.games.narrative.environment.Surroundings;
import arbiter.games.narrative.environment.Surroundings.Danger;
import arbiter.games.narrative.environment.Surroundings.Ground;
import arbiter.games.narrative.environment.SurroundingsEvents.SurroundingsChanged;
import arbiter.games.narrative.sheet.Characteristic;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.rulebook.edit.Edit;
import arbiter.rulebook.edit.EditValues;
import arbiter.rulebook.edit.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** How a gamemaster says where somebody is and what that does. Ledger: NAR-ENV-1 to 9. */
final class SurroundingsEdit {

    /** The ledger gives 1, or more as the gamemaster likes; a bound for the form. */
    private static final int MOST_COVER = 4;

    private SurroundingsEdit() {}

    static Edit<NarrativeState> of(Participant one) {
        List<Field.Value> all = new ArrayList<>(ground(one.surroundings()));
        all.addAll(air(one));
        return new Edit<>(
                "set-surroundings",
                "Say where it is",
                List.of(new Field.Choice("what", "What", all)),
                values -> changed(one, values));
    }

    private static List<Field.Value> ground(Surroundings now) {
        int most = Surroundings.MOST_DICE;
        return List.of(
                Field.Value.of("cover", "cover")
                        .now(now.coverNear() > 0)
                        .asking(
                                Field.whole("rating", "Ranged defence", 0, MOST_COVER, now.coverNear()),
                                new Field.Switch("taken", "Already taken", now.cover() > 0)),
                Field.Value.of("concealment", "concealment")
                        .now(now.concealment() > 0)
                        .asking(Field.whole("dice", "Dice", 0, most, now.concealment())),
                Field.Value.of("ground", "ground")
                        .now(now.ground() != Ground.EASY)
                        .asking(new Field.Choice("ground", "Ground", words(Ground.values(), now.ground()))),
                Field.Value.of("gravity", "gravity")
                        .now(now.gravity() != 0)
                        .asking(Field.whole("level", "Heavy above 0, light below", -most, most, now.gravity())));
    }

    /** Breath lasts for Brawn rounds. Ledger: NAR-ENV-9. */
    private static List<Field.Value> air(Participant one) {
        Surroundings now = one.surroundings();
        int most = Surroundings.MOST_DANGEROUS;
        int spent = one.characteristic(Characteristic.BRAWN) + 1;
        return List.of(
                Field.Value.of("vacuum", "vacuum")
                        .now(now.vacuum())
                        .asking(new Field.Switch("on", "It holds", now.vacuum())),
                Field.Value.of("airless", "no air to breathe")
                        .now(now.airless())
                        .asking(new Field.Switch("on", "It holds", now.airless())),
                Field.Value.of("atmosphere", "dangerous air")
                        .now(now.atmosphere() > 0)
                        .asking(
                                Field.whole("wounds", "Wounds", 0, most, now.atmosphere()),
                                new Field.Choice("danger", "Danger", words(Danger.values(), now.danger()))),
                Field.Value.of("breath", "breath held")
                        .now(now.breathHeld() > 0)
                        .asking(Field.whole("turns", "Turns", 0, spent, Math.min(spent, now.breathHeld()))));
    }

    private static <E extends Enum<E>> List<Field.Value> words(E[] all, E now) {
        return Stream.of(all)
                .map(each ->
                        Field.Value.of(EnumWords.of(each), EnumWords.of(each)).now(each == now))
                .toList();
    }

    private static SurroundingsChanged changed(Participant one, EditValues values) {
        Surroundings now = one.surroundings();
        return switch (values.choice("what")) {
            case "cover" -> cover(one, values.number("rating"), values.on("taken"));
            case "concealment" -> {
                int dice = values.number("dice");
                yield event(one, now.withConcealment(dice), dice == 0 ? "is not concealed" : "is concealed, " + dice);
            }
            case "ground" -> {
                Ground ground = Ground.valueOf(values.choice("ground").toUpperCase(Locale.ROOT));
                yield event(one, now.on(ground), groundWords(ground));
            }
            case "gravity" -> {
                int level = values.number("level");
                String strength = (level > 0 ? "heavy gravity " : "light gravity ") + Math.abs(level);
                yield event(one, now.withGravity(level), "is in " + (level == 0 ? "usual gravity" : strength));
            }
            default -> changedAir(one, values);
        };
    }

    private static SurroundingsChanged changedAir(Participant one, EditValues values) {
        Surroundings now = one.surroundings();
        return switch (values.choice("what")) {
            case "vacuum" -> {
                boolean on = values.on("on");
                yield event(one, now.inVacuum(on), on ? "is in a vacuum" : "is out of the vacuum");
            }
            case "airless" -> {
                boolean on = values.on("on");
                yield event(one, now.withoutAir(on), on ? "has no air to breathe" : "has air to breathe");
            }
            case "atmosphere" -> {
                int wounds = values.number("wounds");
                Danger danger = Danger.valueOf(values.choice("danger").toUpperCase(Locale.ROOT));
                String words = "is in dangerous air, " + EnumWords.of(danger) + " " + wounds;
                yield event(one, now.in(wounds, danger), wounds == 0 ? "is in harmless air" : words);
            }
            default -> {
                int turns = values.number("turns");
                String words = "has held its breath for " + turns + (turns == 1 ? " turn" : " turns");
                yield event(one, now.holdingBreath(turns), words);
            }
        };
    }

    private static SurroundingsChanged cover(Participant one, int rating, boolean taken) {
        Surroundings near = one.surroundings().withCoverNear(rating).withCover(taken ? rating : 0);
        String words = rating == 0 ? "has no cover" : (taken ? "is in cover " : "is near cover ") + rating;
        return event(one, near, words);
    }

    private static String groundWords(Ground ground) {
        return switch (ground) {
            case EASY -> "is on easy ground";
            case DIFFICULT -> "is on difficult ground";
            case IMPASSABLE -> "is in front of something impassable";
            case WEIGHTLESS -> "is without weight";
        };
    }

    private static SurroundingsChanged event(Participant one, Surroundings now, String words) {
        return new SurroundingsChanged(one.id(), now, words);
    }
}
