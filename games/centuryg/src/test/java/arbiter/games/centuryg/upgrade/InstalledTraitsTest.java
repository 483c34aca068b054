package arbiter.games.centuryg.upgrade;

import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Traits;
import arbiter.games.centuryg.CenturyContent;
import arbiter.games.centuryg.damage.Maimed;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.turn.BeginningPhase;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the Upgrades of a machine do, gathered once. */
class InstalledTraitsTest {

    @Test
    void every_trait_that_has_a_name_is_used() {
        Set<String> used = CenturyContent.load(List.of()).shelf(Upgrade.class).all().stream()
                .flatMap(upgrade -> upgrade.traits().stream())
                .map(trait -> Traits.word(trait.getClass()))
                .collect(Collectors.toSet());
        assertThat(UpgradeTraits.ALL.words()).containsExactlyInAnyOrderElementsOf(used);
    }

    @Test
    void menus_keep_their_order_whatever_the_sheet_has_first() {
        CenturyState state = fight(
                mecha("Aska", "3,4").fitted("invincible-alloy", "overbooster", "antigravity", "absolute-barrier"),
                mecha("Vex", "9,4").foe());
        assertThat(BeginningPhase.optional(state, state.unit("aska")))
                .extracting(CenturyAct::id)
                .containsExactly(
                        "absolute-barrier", "antigravity", "overbooster:3", "overbooster:5", "invincible-alloy");
    }

    @Test
    void two_copies_are_one_trait_that_works_as_long_as_one_of_them_does() {
        CenturyState state = fight(
                mecha("Aska", "3,4")
                        .fitted("custom-defense", Area.ARMS, "melee")
                        .fitted("custom-defense", Area.LEGS, "shooting"),
                mecha("Vex", "9,4").foe());
        Fighter aska = state.unit("aska");
        InstalledTrait<?> plates = aska.upgrades().defenses().get(0);
        assertThat(aska.upgrades().defenses()).hasSize(1);
        assertThat(plates.copies()).hasSize(2);
        new Maimed("aska", Area.ARMS).apply(state);
        assertThat(plates.works(state, aska)).isTrue();
        new Maimed("aska", Area.LEGS).apply(state);
        assertThat(plates.works(state, aska)).isFalse();
    }

    @Test
    void a_machine_without_upgrades_is_nothing_special() {
        Fighter vex = fight(mecha("Aska", "3,4"), mecha("Vex", "9,4").foe()).unit("vex");
        assertThat(vex.upgrades().beginnings()).isEmpty();
        assertThat(vex.nature().flies()).isFalse();
        assertThat(vex.nature().homes()).isEmpty();
        assertThat(vex.nature().genrePoints()).isZero();
    }
}
