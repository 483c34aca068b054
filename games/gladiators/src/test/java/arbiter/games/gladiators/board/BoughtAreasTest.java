package arbiter.games.gladiators.board;

import static arbiter.games.gladiators.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.Problems;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Sheet;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoughtAreasTest {

    private static List<AreaTemplate> areas(String modifiers) {
        String yaml = "name: Somebody\ngp: 99\npowers:\n  - {ability: damaging-attack, level: 3, types: [heat],"
                + " source: mutant, modifiers: [" + modifiers + "]}\n";
        Problems problems = new Problems();
        Build build = BOOK.content()
                .binder()
                .bindInFull(Yaml.read(Source.text("somebody.yaml", yaml), problems), Build.class, problems)
                .orElseThrow();
        problems.throwIfAny();
        SuperPower power = Sheet.of(build, BOOK).everything().stream()
                .filter(one -> one.design().equals(build.powers().get(0)))
                .findFirst()
                .orElseThrow();
        return BoughtAreas.of(power.plain().get(0));
    }

    @Test
    @Ledger("GG-ARE-5")
    void a_power_is_placed_with_what_was_bought() {
        assertThat(areas("ranged")).isEmpty();
        assertThat(areas("ranged, area")).containsExactly(AreaTemplate.of(AreaShape.BLAST, AreaSize.AREA));
        assertThat(areas("touch, area large cone line"))
                .containsExactly(
                        AreaTemplate.touch(AreaShape.LINE, AreaSize.LARGE),
                        AreaTemplate.touch(AreaShape.CONE, AreaSize.LARGE));
        assertThat(areas("ranged, area very-large barrage"))
                .containsExactly(AreaTemplate.of(AreaShape.BARRAGE, AreaSize.VERY_LARGE));
        assertThat(areas("ranged, area shape"))
                .containsExactly(AreaTemplate.of(AreaShape.SHAPE, AreaSize.AREA).compact());
        assertThat(areas("ranged, area large shape variable"))
                .containsExactly(
                        AreaTemplate.of(AreaShape.SHAPE, AreaSize.LARGE),
                        AreaTemplate.of(AreaShape.DOME, AreaSize.LARGE));
    }
}
