package arbiter.games.wasteland;

import static arbiter.games.wasteland.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
import arbiter.games.wasteland.sheet.Build;
import arbiter.rulebook.CharacterReport;
import arbiter.testkit.CharactersContract;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShippedCharactersTest extends CharactersContract {

    private static final WastelandDesk DESK = new WastelandDesk(BOOK);
    private static final Map<String, CharacterReport> SHIPPED = DESK.shipped();

    ShippedCharactersTest() {
        super(Tables.BOOK);
    }

    @Override
    protected String fileName(Source file) {
        return Build.format(BOOK.content()).read(file).build().id();
    }

    @Test
    void all_eight_are_legal_and_carry_what_they_can() {
        assertThat(SHIPPED).hasSize(8);
        SHIPPED.forEach((file, report) -> {
            assertThat(report.violations()).as(file).isEmpty();
            assertThat(total(report, "skill-points-left")).as(file).isZero();
            assertThat(report.totals()).as(file).doesNotContainKey("encumbrance");
        });
    }

    /** The first four as the ledger has them: HP, initiative, Defense, melee bonus, carrying, Luck, skill points. */
    @ParameterizedTest
    @CsvSource({
        "rook, 12, 14, 1, 0, 200, 6, 14",
        "hale, 10, 11, 1, 0, 190, 4, 18",
        "maul, 13, 10, 1, 2, 240, 5, 13",
        "whisper, 11, 16, 2, 0, 190, 6, 14",
        "tallow, 17, 10, 1, 0, 210, 6, 14",
        "ferret, 10, 16, 1, 0, 215, 5, 15",
        "marrow, 12, 12, 1, 0, 210, 4, 13",
        "sprocket, 10, 13, 1, 0, 200, 5, 17"
    })
    @Ledger({
        "WAS-CHAR-4",
        "WAS-CHAR-5",
        "WAS-CHAR-6",
        "WAS-CHAR-7",
        "WAS-CHAR-8",
        "WAS-CHAR-9",
        "WAS-CHAR-3",
        "tough-stock",
        "beast-of-burden",
        "rook",
        "hale",
        "maul",
        "whisper"
    })
    void their_numbers(
            String file, int health, int initiative, int defense, int bonus, int capacity, int luck, int points) {
        CharacterReport report = SHIPPED.get(file);

        assertThat(List.of(
                        "health",
                        "initiative",
                        "defense",
                        "melee-bonus",
                        "carry-weight",
                        "luck-points",
                        "skill-points-spent"))
                .extracting(name -> total(report, name))
                .containsExactly(health, initiative, defense, bonus, capacity, luck, points);
    }

    private static int total(CharacterReport report, String name) {
        return report.totals().get(name).total();
    }

    @Test
    @Ledger("WAS-CHAR-4")
    void a_report_explains_every_number() {
        CharacterReport maul = SHIPPED.get("maul");

        assertThat(maul.summary()).isEqualTo("bruiser, level 1, 0 experience");
        assertThat(maul.totals().get("health")).hasToString("+8 END +5 LCK");
        assertThat(SHIPPED.get("tallow").totals().get("health")).hasToString("+9 END +6 LCK +2 Tough Stock");
        assertThat(SHIPPED.get("ferret").totals().get("carry-weight"))
                .hasToString("+150 base +40 STR +25 Beast of Burden");
        assertThat(maul.totals().get("load"))
                .hasToString("+3 Nail bat +9 Scattergun +1 Frag grenade +5 Patchwork coat +3 Scrap helm"
                        + " +8 Scrap breastplate +2 Leather bracer +2 Leather bracer");
        assertThat(maul.totals().get("skill-points-spent"))
                .hasToString("+1 Melee Weapons 3 +1 Athletics 3 +1 Big Guns 3 +3 Unarmed 3 +3 Survival 3 +2 Throwing 2"
                        + " +1 Repair 1 +1 Speech 1");
    }

    /** 200 pounds are no trouble with STR 5; 201 are one step and 251 two. */
    @Test
    @Ledger({"WAS-CHAR-9", "WAS-CHAR-5", "WAS-MOVE-8"})
    void a_load_weighs_down_in_steps_of_fifty_pounds() {
        String rook = WastelandContent.resources().character("rook").read();
        String guns = ", rotary-gun, rotary-gun, rotary-gun, rotary-gun, rotary-gun, rotary-gun, rotary-gun";

        assertThat(loaded(rook, guns)).isEqualTo("187 14");
        assertThat(loaded(rook, guns + ", breaker-maul, pocket-blade")).isEqualTo("200 14");
        assertThat(loaded(rook, guns + ", breaker-maul, machete")).isEqualTo("201 13");
        assertThat(loaded(rook, guns + ", rotary-gun, rotary-gun, spike-driver"))
                .isEqualTo("249 13");
        assertThat(loaded(rook, guns + ", rotary-gun, rotary-gun, spike-driver, machete"))
                .isEqualTo("251 12");
    }

    private static String loaded(String rook, String more) {
        CharacterReport report = DESK.check(
                Source.text("rook.yaml", rook.replace("[service-pistol, machete", "[service-pistol, machete" + more)));
        return total(report, "load") + " " + total(report, "initiative");
    }

    /** Worn together the better piece counts, and a perk adds to it everywhere. */
    @Test
    @Ledger({"WAS-GEAR-1", "hard-shell", "WAS-CHAR-7", "WAS-TEST-4"})
    void a_report_says_what_somebody_can_do() {
        CharacterReport maul = SHIPPED.get("maul");

        assertThat(maul.features().get(CharacterReport.ATTACKS))
                .containsExactly(
                        "Nail bat: target number 12, critical up to 3, 6 combat dice, reach; Vicious, Two-Handed",
                        "Scattergun: target number 6, 5 combat dice, close, fire rate 1, 8 × shell; Spread, Inaccurate,"
                                + " Two-Handed",
                        "Frag grenade: target number 4, 6 combat dice, medium; Blast, Thrown (medium)",
                        "Bare hands: target number 12, 4 combat dice, reach");
        assertThat(maul.features().get(CharacterReport.ABILITIES))
                .containsExactly(
                        "Hard Shell 1: For each rank, 2 at most, every location has 1 more resistance to physical damage.",
                        "Head: resists 3 physical, 1 energy, 0 radiation",
                        "Torso: resists 3 physical, 1 energy, 0 radiation",
                        "Left arm: resists 2 physical, 2 energy, 0 radiation",
                        "Right arm: resists 2 physical, 2 energy, 0 radiation",
                        "Left leg: resists 2 physical, 1 energy, 0 radiation",
                        "Right leg: resists 2 physical, 1 energy, 0 radiation");
        assertThat(maul.features().get(CharacterReport.TRAINING))
                .startsWith(
                        "Melee Weapons 3, tag: target number 12, critical up to 3, with STR 9",
                        "Athletics 3, tag: target number 12, critical up to 3, with STR 9")
                .endsWith("Speech 1: target number 5, with CHA 4");
    }
}
