package arbiter.games.gladiators;

import arbiter.content.yaml.Node;
import arbiter.games.gladiators.end.Aftermath.Wound;
import arbiter.games.gladiators.power.FocusEvents.ThingsTaken;
import arbiter.games.gladiators.power.PowerEvents.PowerActivated;
import arbiter.games.gladiators.power.SuperForm.FormChanged;
import arbiter.games.gladiators.result.HindrancePoints;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.rulebook.Placement;
import arbiter.rulebook.Setting;
import java.util.List;
import java.util.Optional;

/** The words with which a file says how somebody stands: {@code prone}, {@code hindered 2}, {@code active evasion},
 * {@code without pistol}. */
final class SceneConditions {

    private static final List<String> KNOWN = List.of(
            "prone",
            "disorientated",
            "stunned",
            "out of action",
            "hindered",
            "active",
            "without",
            "ordinary form",
            "light wound");

    private SceneConditions() {}

    static void read(Setting setting, Placement unit, GladiatorsState state, Gladiator gladiator) {
        for (Node condition : unit.conditions()) {
            if (!set(state, gladiator, condition.text())) {
                setting.otherCondition(unit.id(), condition, KNOWN);
            }
        }
    }

    private static boolean set(GladiatorsState state, Gladiator unit, String words) {
        switch (words) {
            case "prone" -> unit.set(unit.posture().prone(true));
            case "disorientated" -> unit.set(unit.posture().disorientated(true));
            case "ordinary form" -> new FormChanged(unit.id(), true).apply(state);
            case "light wound" -> unit.set(unit.aftermath().with(Wound.LIGHT)); // GG-AMB-103
            case "stunned" -> unit.set(unit.debts().stunned(true));
            case "out of action" -> unit.set(unit.out().out(false, false, 0));
            default -> {
                return counted(unit, words) || activated(state, unit, words) || taken(state, unit, words);
            }
        }
        return true;
    }

    private static boolean counted(Gladiator unit, String words) {
        if (!words.matches("hindered \\d{1,2}")) {
            return false;
        }
        unit.set(HindrancePoints.of(Integer.parseInt(words.substring("hindered ".length()))));
        return true;
    }

    /** A power that runs on its own user already. */
    private static boolean activated(GladiatorsState state, Gladiator unit, String words) {
        for (OwnedPower power : unit.powers()) {
            if (words.equals("active " + power.word())) {
                new PowerActivated(unit.id(), power.place(), 0, false, List.of(unit.id()), Optional.empty())
                        .apply(state);
                return true;
            }
        }
        return false;
    }

    /** A thing that was lost in an earlier fight and is not back yet. Ledger: GG-DSM-5, GG-AMB-103. */
    private static boolean taken(GladiatorsState state, Gladiator unit, String words) {
        for (OwnedPower power : unit.powers()) {
            if (words.equals("without " + power.word())) {
                new ThingsTaken(unit.id(), List.of(power.place())).apply(state);
                return true;
            }
        }
        return false;
    }
}
