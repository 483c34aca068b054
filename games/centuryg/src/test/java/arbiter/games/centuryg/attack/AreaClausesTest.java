package arbiter.games.centuryg.attack;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.menu;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** Ranges and areas, clause by clause. */
class AreaClausesTest extends CombatScenario {

    private static Hangar foe(String name, String at) {
        return mecha(name, at).foe().threshold(10);
    }

    @Test
    @Ledger({"BCG-RANGE-2", "BCG-ABIL-1", "BCG-ABIL-2"})
    void melee_reaches_one_zone_and_shooting_five() {
        assertThat(menu(scenario(at(6)), "aska")).noneMatch(id -> id.startsWith("attack"));
        assertThat(menu(scenario(at(5)), "aska")).contains("attack:vulcans").doesNotContain("attack:cqc");
        assertThat(menu(scenario(at(2)), "aska")).contains("attack:vulcans").doesNotContain("attack:cqc");
        assertThat(menu(scenario(at(1)), "aska")).contains("attack:vulcans", "attack:cqc");
        assertThat(menu(scenario(at(0)), "aska")).contains("attack:vulcans", "attack:cqc");
    }

    private static CenturyState at(int distance) {
        return fight(mecha("Aska", "0,1").speed(0), foe("Vex", distance + ",1"));
    }

    @Test
    @Ledger({"BCG-ABIL-4", "BCG-ABIL-5", "BCG-TRB-12"})
    void a_blast_ends_at_its_radius_and_spares_its_user_and_a_burst_spares_friends() {
        var play = scenario(fight(
                        mecha("Aska", "2,1").speed(0).threshold(10).armed("rail-bazooka", "whirlwind-attack"),
                        mecha("Bran", "2,1").threshold(10),
                        foe("Vex", "3,1"),
                        foe("Wolf", "5,1"),
                        foe("Fox", "6,1")))
                .choice("attack.target", "vex")
                .dice("attack.might", 6)
                .choice("attack.target", "vex")
                .dice("attack.might", 6)
                .dice("attack.might", 2);

        act(play, "aska", "attack:rail-bazooka"); // two Zones around 3,1
        act(play, "aska", "attack:whirlwind-attack"); // one Zone around the user

        assertThat(damage(play)).containsExactlyInAnyOrder("bran 1", "vex 1", "wolf 1", "vex 1");
        assertThat(play.log()).noneMatch(line -> line.contains("against Aska") || line.contains("against Fox"));
    }
}
