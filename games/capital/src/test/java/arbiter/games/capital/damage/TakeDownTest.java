package arbiter.games.capital.damage;

import static arbiter.games.capital.Troupe.begin;
import static arbiter.games.capital.Troupe.crew;
import static arbiter.games.capital.Troupe.foe;
import static arbiter.games.capital.Troupe.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.Motorpool;
import arbiter.games.capital.Staged;
import arbiter.games.capital.UnitSetup;
import arbiter.games.capital.ability.Rally.Rallied;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.move.Fall;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whose damage it was that brought somebody down, and what it counts as. */
class TakeDownTest extends StrictScenarios<CapitalState> {

    private final Combatant horror = foe("Horror").can("terrifying").at(9);
    private final Combatant weak = crew("Weak").hitPoints(3).at(0);
    private final Combatant witness = crew("Witness").at(4);

    @Test
    @Ledger({"CAP-KEY-TAKEDOWN", "terrifying", "poisoned"})
    void poison_takes_down_for_whoever_gave_it() {
        var play = scenario(table(weak, witness, horror))
                .dice("poison.acting", 1, 2)
                .dice("poison.opposing", 3, 4)
                .choice("terrifying.use", "terrify:witness");
        play.emit(new BecamePoisoned("weak", "horror"));

        Poison.resolve(play, weak);

        assertThat(play.log())
                .containsSubsequence(
                        "Weak is in Critical Condition",
                        "Horror has hurt Weak",
                        "Witness is terrified: one Action less next turn");
    }

    @Test
    @Ledger({"CAP-KEY-TAKEDOWN", "CAP-FALL-2"})
    void a_fall_finishes_what_somebody_began() {
        Staged.at(weak, 5000);
        var play = scenario(table(weak, witness, horror))
                .dice("fall.acting", 1, 2)
                .dice("fall.opposing", 3, 4)
                .dice("fall.damage", 1, 1, 1, 1, 1)
                .choice("terrifying.use", "nothing");
        play.emit(new Hurt("weak", "horror"));

        Fall.begin(play, weak);

        assertThat(play.log()).anyMatch(line -> line.contains("Horror") && line.contains("Weak"));
        assertThat(weak.isCritical()).isTrue();
    }

    @Test
    @Ledger("CAP-KEY-TAKEDOWN")
    void what_a_companion_does_counts_for_its_owner() {
        Combatant ona = Motorpool.ona(
                "companion: land-beast\n  name: Rex\n  scores: {STR: 7, FTD: 6, AGI: 5, CHA: 4}",
                Point.metres(0, 0),
                "terrifying");
        Combatant rex = UnitSetup.companion("rex", ona, Point.metres(2, 0));
        var play = scenario(table(ona, rex, horror));

        TakeDown.note(play, horror, rex);

        assertThat(play.log()).containsExactly("Ona has hurt Horror");
    }

    @Test
    @Ledger({"rally-1", "CAP-AMB-112", "toxic-shot-1"})
    void rally_damage_is_an_instance_like_any_other() {
        Combatant mara = crew("Mara").can("toxic-shot-1").at(8);
        Combatant captain = crew("Captain").with(Attribute.CHA, 7).at(2);
        var play = scenario(table(mara, captain, horror))
                .choice("rally.use", "yes")
                .dice("attack.attacker", 1, 1)
                .dice("attack.defender", 6, 6)
                .choice("trickshot.use", "toxic");
        begin(play, mara, captain, horror);
        play.emit(new Rallied("mara", "captain", 2));

        Attack.resolve(play, mara, AttackOptions.means(mara).get(0), List.of(horror), Occasion.ACTION);

        assertThat(play.log()).containsSubsequence("Horror takes 7 sharp damage, 13 HP left", "Horror is Poisoned");
    }
}
