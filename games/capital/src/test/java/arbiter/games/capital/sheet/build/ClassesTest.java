package arbiter.games.capital.sheet.build;

import static arbiter.games.capital.Characters.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.sheet.AbilityList;
import arbiter.games.capital.sheet.CharacterClass;
import arbiter.games.capital.sheet.StartingGear;
import arbiter.games.capital.sheet.Training;
import arbiter.testkit.Ledger;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Every Class with all that it sets, one line each. */
class ClassesTest {

    @Test
    @Ledger({
        "CAP-CLASS-1",
        "CAP-CLASS-2",
        "CAP-CREATE-9",
        "CAP-LEVEL-3",
        "CAP-AMB-05",
        "CAP-AMB-06",
        "CAP-AMB-10",
        "lancer",
        "scout",
        "tank",
        "sentinel",
        "healer",
        "captain"
    })
    void classes_are_as_printed() {
        assertThat(BOOK.classes())
                .extracting(ClassesTest::line)
                .containsExactly(
                        "lancer DAMAGE +WIL +[STR, VSN] -[FTD, AGI], HP 10, 1d6+2 at least 6; simple-weapons; any simple; try-that-again-1 TRICKSHOT surge-1 surge-2",
                        "scout DAMAGE +AGI +[CHA, WIL] -[STR, WIS], HP 8, 1d6+2 at least 6; simple-weapons; any simple; focus-1 MANOEUVRE all-out-1 all-out-2",
                        "tank DEFENSE +FTD +[STR, WIL] -[VSN, AGI], HP 16, 2d6+4 at least 12; simple-melee-weapons shields; any simple melee; intercept-1 FORTIFICATION sanctuary-1 sanctuary-2",
                        "sentinel DEFENSE +WIS +[CHA, KNW] -[STR, AGI], HP 8, 1d6+2 at least 6; simple-gun-weapons; pistol; power-play-1 GAMBIT lockdown-1 lockdown-2",
                        "healer SUPPORT +KNW +[WIL, AGI] -[STR, VSN], HP 12, 2d6 at least 8; medical-equipment; primitive-first-aid-kit; patch-up-1 ADVANCEMENT supercharge-1 supercharge-2",
                        "captain SUPPORT +CHA +[WIL, WIS] -[STR, AGI], HP 12, 2d6 at least 8; ; a symbol of status; thats-an-order-1 TACTIC rally-1 thats-an-order-2");
    }

    @Test
    @Ledger({"CAP-CLASS-1", "CAP-AMB-08", "CAP-AMB-09"})
    void the_lists_of_the_classes_have_what_is_printed() {
        assertThat(Arrays.stream(AbilityList.values()).map(ClassesTest::picks))
                .containsExactlyInAnyOrder(
                        "TRICKSHOT [hot-shot-1, chill-shot-1, toxic-shot-1, tesla-shot-1, piercing-shot-1, critical-hit-1]",
                        "MANOEUVRE []",
                        "FORTIFICATION []",
                        "GAMBIT []",
                        "ADVANCEMENT [convalescence-1, delay-the-inevitable]",
                        "TACTIC [assemble-1, assemble-2]");
    }

    private static String line(CharacterClass role) {
        String grows = "HP " + role.hitPoints().first() + ", "
                + role.hitPoints().gain() + " at least " + role.hitPoints().least();
        String trainings = role.trainings().stream().map(Training::id).collect(Collectors.joining(" "));
        return role.id() + " " + role.group() + " +" + role.always() + " +" + role.raise() + " -" + role.lower() + ", "
                + grows + "; " + trainings + "; " + gear(role.startsWith()) + "; "
                + role.first().id() + " " + role.picks()
                + " " + role.ultimate().id() + " " + role.enhanced().id();
    }

    private static String gear(StartingGear gear) {
        return gear.anyWeapon().isEmpty()
                ? gear.weapon()
                        .map(weapon -> weapon.id())
                        .or(() -> gear.item().map(item -> item.id()))
                        .or(gear::keepsake)
                        .orElseThrow()
                : "any " + String.join(" ", gear.anyWeapon());
    }

    private static String picks(AbilityList list) {
        return list + " "
                + BOOK.abilities().stream()
                        .filter(ability -> ability.list().filter(list::equals).isPresent())
                        .map(ability -> ability.id())
                        .toList();
    }
}
