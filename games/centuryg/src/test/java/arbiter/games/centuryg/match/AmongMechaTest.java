package arbiter.games.centuryg.match;

import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Hangar.mecha;
import static arbiter.games.centuryg.match.FootFixture.act;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.CenturyGame;
import arbiter.games.centuryg.Crew;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.TableRules;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** People on foot among Mecha. */
class AmongMechaTest extends StrictScenarios<CenturyState> {

    private final Fighter tank =
            mecha("Tank", "1,1").foe().guard(4).threshold(6).unit();

    private static Fighter onField(Crew crew) {
        return crew.here(Hangar.FIELD);
    }

    private static CenturyState operation(Fighter... fighters) {
        return new CenturyState(List.of(fighters), Hangar.FIELD, TableRules.STANDARD);
    }

    @Test
    @Ledger({"BCG-CVM-1", "BCG-AMB-36"})
    void a_mecha_hurts_people_twice_over() {
        Fighter mara = onField(person("Mara", "1,1"));
        var play = scenario(operation(mara, tank)).dice("layer.roll", 9);

        assertThat(Defense.of(play.state(), mara, tank).total()).isEqualTo(9);
        Damage.resolve(play, mara, 3, DamageCause.by(tank, "a foot"));

        assertThat(play.log())
                .containsExactly(
                        "Mara takes 4 Damage and loses Layer 1",
                        "Mara, holding on: 9 +4 Willpower = 13 against 10, passes",
                        "Mara takes 2 Damage, 2 left in Layer 2");
    }

    @Test
    @Ledger({"BCG-CVM-2", "BCG-CVM-3", "BCG-CVM-4", "BCG-AMB-52"})
    void people_halve_their_damage_use_the_common_tension_and_have_no_deathblows() {
        Fighter mara = onField(person("Mara", "0,1").has("called-shot"));
        var play = scenario(operation(mara, tank)).dice("attack.roll", 9);
        play.emit(new RoundBegan());

        act(play, mara, "attack:combat");

        assertThat(play.log())
                .endsWith(
                        "Mara moves to B2",
                        "Mara, attacking Tank: 9 +4 Fitness +1 Tension = 14 against 9, passes",
                        "Tank takes 2 Damage, 22 left");
    }

    @Test
    @Ledger("giant-slayer")
    void a_giant_slayer_fights_mecha_as_an_equal() {
        Fighter slayer =
                onField(person("Slayer", "1,1").boss(3).has("giant-slayer").has("forbidden-secret-art"));
        Fighter hero = mecha("Hero", "1,1").guard(4).threshold(6).unit();
        var play = scenario(operation(slayer, hero))
                .choice("attack.deathblow", "forbidden-secret-art")
                .dice("attack.roll", 8);
        play.emit(new RoundBegan());

        assertThat(Defense.of(play.state(), slayer, hero).total()).isEqualTo(14);
        Damage.resolve(play, slayer, 3, DamageCause.by(hero, "a foot"));
        assertThat(slayer.body().points()).isEqualTo(9);
        act(play, slayer, "attack:combat");
        assertThat(play.log()).endsWith("Hero takes 5 Damage, 19 left");
    }

    @Test
    @Ledger({"BCG-AMB-52", "BCG-AMB-77"})
    void people_on_foot_do_not_keep_their_side_in_an_operation() {
        Fighter mara = onField(person("Mara", "1,1"));

        assertThat(new CenturyGame().ending(operation(mara, tank))).isPresent();
    }
}
