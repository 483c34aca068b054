package arbiter.games.capital.attack;

import static arbiter.games.capital.AttackCast.blue;
import static arbiter.games.capital.AttackCast.means;
import static arbiter.games.capital.AttackCast.red;
import static arbiter.games.capital.AttackCast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who has Attack Counters and what knows nothing of them. */
class CountersTest extends StrictScenarios<CapitalState> {

    private final Combatant twin = red("Twin")
            .armed("pistol", DamageType.SHARP, false)
            .armed("pistol", DamageType.HEAT, false)
            .make();
    private final Combatant raider = blue("Raider").at(10, 0).make();

    private Scenario<CapitalState> missing(int times) {
        Scenario<CapitalState> play = scenario(table(twin, raider));
        for (int i = 0; i < times; i++) {
            play.dice("attack.attacker", 1, 2).dice("attack.defender", 5, 6);
        }
        return play;
    }

    @Test
    @Ledger({"CAP-ATK-5", "CAP-CTR-2", "CAP-CTR-1"})
    void the_second_hand_suffers_from_what_the_first_one_did() {
        var play = missing(3);

        Attack.resolve(play, twin, means(twin, "-w0-"), List.of(raider), Occasion.ACTION);
        Attack.resolve(play, twin, means(twin, "-w1-"), List.of(raider), Occasion.ACTION);
        Attack.resolve(play, twin, means(twin, "-w1-"), List.of(raider), Occasion.ACTION);

        assertThat(play.log())
                .filteredOn(line -> line.contains("attacks"))
                .extracting(line -> line.substring(line.indexOf("1+2"), line.indexOf(" against")))
                .containsExactly(
                        "1+2 +5 VSN = 8", "1+2 +5 VSN -2 attack counters = 6", "1+2 +5 VSN -4 attack counters = 4");
        assertThat(raider.attackCounters()).isZero();
    }

    @Test
    @Ledger({"CAP-CTR-4", "CAP-SEIZE-5"})
    void overwatch_and_seizing_neither_suffer_nor_add() {
        var play = missing(2);
        play.emit(new CounterGained("twin"));

        Attack.resolve(play, twin, means(twin, "-w0-"), List.of(raider), Occasion.OVERWATCH);
        Attack.resolve(play, twin, means(twin, "-w0-"), List.of(raider), Occasion.SEIZED);

        assertThat(play.log())
                .filteredOn(line -> line.contains("attacks"))
                .hasSize(2)
                .allMatch(line -> line.contains("1+2 +5 VSN = 8 against"));
        assertThat(twin.attackCounters()).isEqualTo(1);
    }
}
