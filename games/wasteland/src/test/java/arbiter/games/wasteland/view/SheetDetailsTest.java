package arbiter.games.wasteland.view;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.scenario;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.kernel.View;
import java.util.List;
import org.junit.jupiter.api.Test;

class SheetDetailsTest {

    private final Fighter maul = hero("maul", 0, 0);
    private final Fighter hound = enemy("feral-hound", 1, 0);

    private List<View.Detail> sheet(Fighter one, boolean whole) {
        return SheetDetails.of(scenario(maul, hound).state(), one, whole);
    }

    private static List<String> within(List<View.Detail> sheet, String label) {
        return sheet.stream()
                .filter(detail -> detail.label().equals(label))
                .flatMap(detail -> detail.within().stream())
                .map(detail -> detail.label() + " " + detail.value())
                .toList();
    }

    private static List<String> place(List<View.Detail> sheet, String name) {
        List<View.Detail> places = sheet.stream()
                .filter(detail -> detail.label().equals("body"))
                .flatMap(detail -> detail.within().stream())
                .toList();
        return within(places, name);
    }

    @Test
    void whoever_plays_somebody_sees_all_numbers() {
        var play = scenario(maul, hound);
        Injuries.inflict(play, maul, 4, false);
        List<View.Detail> sheet = SheetDetails.of(play.state(), maul, true);

        assertThat(sheet.get(0).value()).isEqualTo("player character person, level 1");
        assertThat(within(sheet, "numbers")).startsWith("STR 9", "PER 4").contains("Melee Weapons 3, tag", "Repair 1");
        assertThat(within(sheet, "body"))
                .containsExactly(
                        "Head 1–2",
                        "Torso 3–8",
                        "Left arm 9–11",
                        "Right arm 12–14",
                        "Left leg 15–17",
                        "Right leg 18–20");
        assertThat(place(sheet, "Left arm")).containsExactly("physical 2", "energy 2", "radiation 0", "poison 0");
        assertThat(place(sheet, "Left leg"))
                .containsExactly("physical 2", "energy 1", "radiation 0", "poison 0", "injury lame");
        assertThat(within(sheet, "attacks"))
                .containsExactly(
                        "strike: Nail bat target number 12, critical up to 3, 6 combat dice, reach; Vicious,"
                                + " Two-Handed",
                        "strike: Bare hands target number 12, critical up to 1, 4 combat dice, reach");
        assertThat(within(sheet, "carries"))
                .containsExactly("Scattergun 1", "Frag grenade 1", "Mender shot 1", "Rage dose 1");
        assertThat(within(sheet, "ammunition")).containsExactly("shell 8");
    }

    @Test
    void creatures_have_numbers_of_their_own() {
        List<View.Detail> sheet = sheet(hound, true);

        assertThat(within(sheet, "numbers")).containsExactly("Body 6", "Mind 5", "Melee 3", "Guns 0", "Other 2");
        assertThat(within(sheet, "attacks"))
                .containsExactly("strike: Bite target number 9, critical up to 3, 3 combat dice, reach; Vicious");
    }

    @Test
    void others_see_what_somebody_is_wears_and_holds() {
        List<View.Detail> sheet = sheet(maul, false);

        assertThat(sheet).extracting(View.Detail::label).containsExactly("kind", "body", "holds");
        assertThat(within(sheet, "holds")).containsExactly("Nail bat 1");
        assertThat(place(sheet, "Torso")).containsExactly("physical 3", "energy 1", "radiation 0", "poison 0");
    }
}
