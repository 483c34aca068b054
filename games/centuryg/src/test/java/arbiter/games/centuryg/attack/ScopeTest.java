package arbiter.games.centuryg.attack;

import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.turn.ActionPhase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Hidden;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponUse;
import arbiter.kernel.Option;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the board shows of an option before anybody commits. */
class ScopeTest extends StrictScenarios<CenturyState> {

    private static Hangar shooter(String weapon) {
        return mecha("Aska", "1,1").speed(2).armed(weapon);
    }

    private static List<String> area(CenturyState state, String deed) {
        return ActionPhase.deeds(state, state.unit("aska"), state.unit("aska")).stream()
                .filter(offered -> offered.id().equals(deed))
                .map(Option::area)
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Ledger({"BCG-RANGE-2", "BCG-COV-1", "BCG-COV-2"})
    void a_weapon_shows_its_range_without_what_lies_behind_cover() {
        Scenario<CenturyState> play =
                scenario(fight(shooter("assault-rifle"), mecha("Vex", "3,1").foe()));
        Drill.ground(play, Terrain.IMPASSABLE, "1,3");

        List<String> area = area(play.state(), "attack:assault-rifle");

        assertThat(area).contains("1,1", "3,1", "3,3", "1,2").doesNotContain("4,1", "1,4", "11,7");
    }

    @Test
    void somebody_hidden_is_not_given_away_by_the_cover_they_give() {
        CenturyState state = fight(shooter("assault-rifle"), mecha("Vex", "3,1").foe(), foe("Wolf", "4,4"));
        new Hidden("vex", true).apply(state);

        assertThat(area(state, "attack:assault-rifle")).contains("4,1");
    }

    private static Hangar foe(String name, String at) {
        return mecha(name, at).foe();
    }

    @Test
    @Ledger({"BCG-OP-8", "BCG-UTIL-2"})
    void moving_shows_where_it_could_lead() {
        CenturyState state = fight(shooter("assault-rifle"), foe("Vex", "9,7"));

        assertThat(area(state, "move")).hasSize(16).contains("3,3").doesNotContain("4,1");
        assertThat(area(state, "boost")).hasSize(36).contains("5,5");
    }

    @Test
    @Ledger({"BCG-ABIL-4", "BCG-ABIL-5", "BCG-ABIL-7"})
    void areas_show_what_they_would_strike() {
        CenturyState state =
                fight(shooter("bombardment").armed("whirlwind-attack").armed("incinerator"), foe("Vex", "4,1"));

        assertThat(struck(state, "bombardment")).contains("3,0", "4,1", "5,2").doesNotContain("1,1");
        assertThat(struck(state, "whirlwind-attack")).contains("1,1", "1,2").doesNotContain("9,7");
        assertThat(struck(state, "incinerator")).contains("2,1", "3,1", "4,1").doesNotContain("1,1", "4,2");
    }

    private static List<String> struck(CenturyState state, String weapon) {
        WeaponInUse wield = state.unit("aska").weapons().stream()
                .filter(mounted -> mounted.weapon().id().equals(weapon))
                .map(mounted -> new WeaponInUse(mounted, WeaponUse.PLAIN))
                .findFirst()
                .orElseThrow();
        return AffectedZones.struck(state, state.unit("aska"), wield, Drill.zone("1,1"), Drill.zone("4,1"));
    }
}
