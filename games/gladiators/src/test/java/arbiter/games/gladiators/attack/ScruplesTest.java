package arbiter.games.gladiators.attack;

import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.gladiators.Acts;
import arbiter.games.gladiators.Cast;
import arbiter.games.gladiators.Handbooks;
import arbiter.games.gladiators.attack.AttackEvents.AttackMade;
import arbiter.games.gladiators.power.FocusEvents.FocusLost;
import arbiter.games.gladiators.sheet.build.Profiles;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whom somebody's character forbids to attack. */
class ScruplesTest {

    private final Gladiator ben =
            villain("Ben", hex(6, 5), FIST, FIST.replace("Fist", "Club").replace("melee]", "melee, focus]"));
    private final Gladiator cora = villain("Cora", hex(5, 6));
    private final Gladiator dan = hero("Dan", hex(7, 5));

    private static Gladiator ana(String trait) {
        String file = "name: Ana\ngp: 999\nstanding: major\npowers: [" + FIST + "]\ntraits: [{trait: " + trait + "}]\n";
        return new Gladiator("ana", "Ana", "heroes", Profiles.of(Cast.build(file), Handbooks.BOOK), hex(5, 5));
    }

    private static List<Gladiator> targets(GladiatorsState state, Gladiator ana) {
        return PowerTargets.opponents(state, ana, power(ana, "fist").way());
    }

    @Test
    @Ledger("chivalry")
    void the_chivalrous_strike_nobody_who_is_down() {
        Gladiator ana = ana("chivalry");
        GladiatorsState state = table(ana, dan, ben, cora);
        ben.set(ben.posture().prone(true));

        assertThat(targets(state, ana)).containsExactly(cora);
    }

    @Test
    @Ledger("very-chivalrous")
    void the_very_chivalrous_neither_gang_up_nor_disarm() {
        Gladiator ana = ana("very-chivalrous");
        GladiatorsState state = table(ana, dan, ben, cora);

        assertThat(targets(state, ana)).containsExactly(cora);
        assertThat(Disarm.of(ana, power(ana, "fist").way(), ben)).isEmpty();
        assertThat(Disarm.of(dan, power(ana, "fist").way(), ben)).hasSize(1);
    }

    @Test
    @Ledger("martial-arts-etiquette")
    void etiquette_waits_until_opponents_have_rearmed() {
        Gladiator ana = ana("martial-arts-etiquette");
        dan.set(dan.position().at(hex(15, 5)));
        GladiatorsState state = table(ana, dan, ben, cora);
        assertThat(targets(state, ana)).containsExactly(ben, cora);
        new FocusLost("ben", power(ben, "club").place()).apply(state);

        assertThat(targets(state, ana)).containsExactly(cora);
    }

    @Test
    @Ledger({"chivalry", "GG-ARE-4"})
    void the_chivalrous_lay_no_area_over_who_is_down() {
        String blast = FIST.replace("Fist", "Blast").replace("direct, touch, melee", "area blast, close");
        String file = "name: Ana\ngp: 999\nstanding: major\npowers: [" + blast + "]\ntraits: [{trait: chivalry}]\n";
        Gladiator ana = new Gladiator("ana", "Ana", "heroes", Profiles.of(Cast.build(file), Handbooks.BOOK), hex(5, 5));
        Gladiator eve = villain("Eve", hex(9, 5));
        Gladiator flo = villain("Flo", hex(11, 5));
        GladiatorsState state = table(ana, eve, flo);
        eve.set(eve.posture().prone(true));
        var play = new Scenario<>(state).choice("area.place", "blast 10,5");

        assertThatThrownBy(() -> Acts.take(play, ana, "area:blast:blast"))
                .hasMessageContaining("Ana must not strike Eve with it");
    }

    @Test
    @Ledger({"lethal", "GG-AMB-20"})
    void what_is_lethal_only_by_law_is_laid_over_no_bystander() {
        String blast =
                FIST.replace("Fist", "Blast").replace("direct, touch, melee", "area blast, close, lethal lawful");
        Gladiator ana = hero("Ana", hex(5, 5), blast);
        Gladiator eve = villain("Eve", hex(9, 5));
        GladiatorsState state = table(ana, eve);
        assertThat(Acts.menu(state, ana)).doesNotContain("area:blast:blast");

        new AttackMade("eve", List.of("ana"), true).apply(state);

        assertThat(Acts.menu(state, ana)).contains("area:blast:blast");
    }

    @Test
    @Ledger("code-of-honour")
    void honour_demands_the_strongest() {
        Gladiator ana = ana("code-of-honour");
        GladiatorsState state = table(ana, dan, ben, cora);
        assertThat(ben.profile().gp()).isGreaterThan(cora.profile().gp());

        assertThat(targets(state, ana)).containsExactly(ben);
    }
}
