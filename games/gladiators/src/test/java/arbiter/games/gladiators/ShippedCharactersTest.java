package arbiter.games.gladiators;

import static arbiter.games.gladiators.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Source;
import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.PowerDesign;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.HeldPowers;
import arbiter.games.gladiators.sheet.build.Sheet;
import arbiter.rulebook.CharacterReport;
import arbiter.tabletop.build.BuildFile;
import arbiter.tabletop.build.BuildFormat;
import arbiter.testkit.CharactersContract;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ShippedCharactersTest extends CharactersContract {

    private static final Map<String, CharacterReport> SHIPPED = new GladiatorsDesk(BOOK).shipped();
    private static final BuildFormat<Build> FORMAT = BuildFormat.of(BOOK.content(), Build.class);

    ShippedCharactersTest() {
        super(Tables.BOOK);
    }

    @Override
    protected String fileName(Source file) {
        return FORMAT.read(file).build().id();
    }

    /** Every one takes many questions. */
    @Override
    protected int made() {
        return 3;
    }

    private List<BuildFile<Build>> builds() {
        return files().stream().map(FORMAT::read).toList();
    }

    @Test
    void there_are_heroes_villains_and_those_of_many() {
        assertThat(files()).hasSize(18);
        assertThat(SHIPPED).hasSize(18 + 8);
    }

    @Test
    void heroes_spend_what_they_have() {
        List<String> summaries =
                SHIPPED.values().stream().map(CharacterReport::summary).toList();
        assertThat(summaries.subList(0, 8)).containsOnly("major, 40 GP of 40");
        assertThat(summaries.subList(8, 12)).containsOnly("major, 80 GP of 80");
    }

    @Test
    void between_them_they_use_every_ability_and_every_modifier() {
        List<SuperPower> powers = builds().stream()
                .map(file -> Sheet.of(file.build(), BOOK))
                .flatMap(sheet -> sheet.everything().stream())
                .flatMap(power -> Stream.concat(Stream.of(power), HeldPowers.of(power, BOOK).stream()))
                .toList();

        assertThat(powers.stream()
                        .flatMap(power -> power.forms().stream())
                        .map(form -> form.ability().id()))
                .containsAll(BOOK.abilities().stream().map(Entry::id).toList());
        assertThat(powers.stream()
                        .flatMap(power -> power.modifiers().stream())
                        .map(modifier -> modifier.entry().id()))
                .containsAll(BOOK.modifiers().stream().map(Entry::id).toList());
    }

    /** Ledger 3.9: the source prints no totals, so these are ours. */
    @Test
    @Ledger({"GG-AMB-20", "GG-AMB-27", "GG-CHR-1"})
    void the_minor_characters_of_the_source_have_their_totals() {
        assertThat(SHIPPED.get("city-police").summary()).isEqualTo("minor, 17 GP");
        assertThat(SHIPPED.get("federal-agent").summary()).isEqualTo("minor, 29 GP");
        assertThat(SHIPPED.get("professional-criminal").summary()).isEqualTo("minor, 14 GP");
        assertThat(SHIPPED.get("gang-member").summary()).isEqualTo("minor, 12 GP");
        assertThat(SHIPPED.get("city-police").totals().get("Pistol"))
                .hasToString("+2 Levels 1 to 2 +3 Ranged +3 Lethal (any) -2 Focus -2 Shots -1 Bullet"
                        + " +1 drawbacks beyond half of 8");
        assertThat(SHIPPED.get("gang-member").totals().get("Pistol").total()).isEqualTo(4);
    }

    @Test
    void files_read_back_as_they_were_written_and_stay_where_nothing_changes() {
        for (BuildFile<Build> file : builds()) {
            String written = FORMAT.write(file.build());
            assertThat(FORMAT.read(Source.text("again.yaml", written)).build()).isEqualTo(file.build());
            assertThat(FORMAT.edit(file, file.build())).isEqualTo(file.source().read());
        }
    }

    @Test
    void a_raised_power_changes_its_place_in_the_file_only() {
        BuildFile<Build> ember = builds().get(0);
        List<PowerDesign> powers = new java.util.ArrayList<>(ember.build().powers());
        powers.set(0, powers.get(0).at(6));

        assertThat(FORMAT.edit(ember, ember.build().with(powers)))
                .isEqualTo(ember.source().read().replaceFirst("level: 5", "level: 6"));
    }
}
