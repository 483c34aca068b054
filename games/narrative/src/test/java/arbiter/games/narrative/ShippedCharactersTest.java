package arbiter.games.narrative;

import static arbiter.games.narrative.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
import arbiter.games.narrative.sheet.Build;
import arbiter.rulebook.CharacterReport;
import arbiter.tabletop.build.BuildFormat;
import arbiter.testkit.CharactersContract;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShippedCharactersTest extends CharactersContract {

    private static final Map<String, CharacterReport> SHIPPED = new NarrativeDesk(BOOK).shipped();
    private static final BuildFormat<Build> FORMAT = Build.format(BOOK.content());

    ShippedCharactersTest() {
        super(Tables.BOOK);
    }

    @Override
    protected String fileName(Source file) {
        return FORMAT.read(file).build().id();
    }

    @Test
    @Ledger("NAR-CHAR-7")
    void all_eight_are_legal_and_cost_exactly_what_there_is() {
        assertThat(SHIPPED).hasSize(8);
        SHIPPED.forEach((file, report) -> {
            assertThat(report.violations()).as(file).isEmpty();
            assertThat(total(report, "experience-spent")).as(file).isEqualTo(150);
            assertThat(total(report, "thrones-spent")).as(file).isLessThanOrEqualTo(2000);
            assertThat(total(report, "encumbrance"))
                    .as(file)
                    .isLessThanOrEqualTo(total(report, "encumbrance-threshold"));
        });
    }

    /** The first four as the ledger has them: thresholds, soak, defences, burden. */
    @ParameterizedTest
    @CsvSource({
        "ilka-dorn, 14, 13, 4, 0, 0, 7, 7",
        "brann-okar, 14, 13, 6, 2, 3, 9, 9",
        "teven-rusk, 14, 13, 4, 0, 0, 6, 7",
        "mirelle-ashe, 14, 15, 3, 0, 0, 3, 7",
        "jun-halloran, 14, 13, 3, 1, 1, 7, 7",
        "sister-odane, 14, 14, 4, 1, 1, 7, 7",
        "pim-quill, 14, 13, 3, 1, 1, 7, 7",
        "doctor-vane, 16, 14, 6, 0, 0, 7, 9"
    })
    @Ledger({"NAR-CHAR-2", "NAR-CHAR-6", "NAR-DMG-1"})
    void their_numbers(
            String file, int wounds, int strain, int soak, int melee, int ranged, int carried, int threshold) {
        CharacterReport report = SHIPPED.get(file);

        assertThat(List.of(
                        "wound-threshold",
                        "strain-threshold",
                        "soak",
                        "melee-defence",
                        "ranged-defence",
                        "encumbrance",
                        "encumbrance-threshold"))
                .extracting(name -> total(report, name))
                .containsExactly(wounds, strain, soak, melee, ranged, carried, threshold);
    }

    private static int total(CharacterReport report, String name) {
        return report.totals().get(name).total();
    }

    @Test
    @Ledger("NAR-CHAR-3")
    void a_report_explains_every_number() {
        CharacterReport report = SHIPPED.get("ilka-dorn");

        assertThat(report.summary()).isEqualTo("frontier marksman, 150 of 150 experience");
        assertThat(report.totals().get("experience-spent"))
                .hasToString("+70 Agility 4 +30 Cunning 3 +10 Ranged (Heavy) 2 +10 Stealth 2 +10 Perception 2"
                        + " +5 Vigilance 1 +5 Toughened 1 +5 Grit 1 +5 Quick Draw 1");
        assertThat(report.totals().get("wound-threshold")).hasToString("+10 base +2 Brawn +2 Toughened");
        assertThat(report.features().get(CharacterReport.ATTACKS))
                .containsExactly(
                        "Marksman rifle: 2P 2A 2B, damage 8, critical 3, extreme; Accurate 2, Limited Ammo 4,"
                                + " Slow-Firing 1",
                        "Slug pistol: 4A, damage 5, critical 4, short",
                        "Combat knife: 2A, damage 3, critical 3, engaged",
                        "Unarmed: 2A, damage 2, critical 5, engaged; Knockdown");
        assertThat(report.features().get(CharacterReport.TRAINING)).contains("Stealth 2: 2P 2A with Agility 4");
        assertThat(SHIPPED.get("mirelle-ashe").features().get(CharacterReport.ABILITIES))
                .contains("Telekinesis: Attack, Barrier, Dispel, Manipulate");
    }
}
