package arbiter.games.gladiators.attack;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.thug;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.move.MoveEvents.MovementUsed;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Option;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What goes on at once after a result. */
class FollowUpTest extends StrictScenarios<GladiatorsState> {

    private static final String KICK = FIST.replace("Fist", "Kick").replace("melee]", "melee, versatile]");
    private static final String SPEED = "{ability: speed, source: mutant, level: 2, modifiers: [always-on]}";
    private static final String STRENGTH =
            "{ability: super-strength, source: mutant, level: 1, modifiers: [always-on]}";

    private static final String WINGS =
            "{name: Wings, ability: movement, types: [solid], source: mutant, level: 2, options: [air]}";

    private static AttackAct act(Gladiator user, String word, Gladiator target) {
        OwnedPower power = power(user, word);
        return new AttackAct(power, power.way(), target);
    }

    private static List<String> menu(
            GladiatorsState state, Gladiator user, Gladiator target, boolean strong, boolean ordinary, String... used) {
        List<Integer> places =
                List.of(used).stream().map(word -> power(user, word).place()).toList();
        return new FollowUpMenu(state, user, List.of(target), places, strong, ordinary)
                .options().stream().map(Option::id).toList();
    }

    @Test
    @Ledger({"GG-MOV-5", "GG-FOL-1"})
    void who_flies_without_stand_off_follows_up_with_nothing_ranged() {
        Gladiator ana = hero("Ana", hex(5, 5), BOLT, WINGS);
        Gladiator ben = villain("Ben", hex(6, 5));
        GladiatorsState state = table(ana, ben);
        new MovementUsed("ana", power(ana, "wings").place(), 0, "air").apply(state);

        assertThat(menu(state, ana, ben, false, true, "punch")).containsExactly("grapple:ben");
    }

    @Test
    @Ledger({"GG-MOV-5", "GG-FOL-2"})
    void nobody_flies_to_where_a_follow_up_would_be_forbidden() {
        String glide = WINGS.replace("level: 2", "level: 9");
        Gladiator ana = hero("Ana", hex(5, 5), BOLT, glide);
        Gladiator eva = hero("Eva", hex(5, 5), BOLT, glide.replace("[air]", "[air, stand-off air]"));
        Gladiator ben = villain("Ben", hex(27, 5));

        assertThat(menu(table(ana, ben), ana, ben, false, true, "punch")).allMatch(id -> id.startsWith("grapple:ben@"));
        assertThat(menu(table(eva, ben), eva, ben, false, true, "punch"))
                .isNotEmpty()
                .allMatch(id -> id.startsWith("bolt:ben@"));
    }

    @Test
    @Ledger({"GG-FOL-1"})
    void another_power_follows_up_and_a_versatile_one_itself() { // worked number 6
        Gladiator ana = hero("Ana", hex(5, 5), KICK, BOLT);
        Gladiator ben = villain("Ben", hex(6, 5));
        Gladiator cora = villain("Cora", hex(5, 6));
        GladiatorsState state = table(ana, ben, cora);
        assertThat(menu(state, ana, ben, false, true, "kick"))
                .containsExactly("punch:ben", "grapple:ben", "kick:ben", "bolt:ben");
        assertThat(menu(state, ana, ben, false, true, "kick", "kick"))
                .containsExactly("punch:ben", "grapple:ben", "bolt:ben");
        assertThat(menu(state, ana, ben, false, true, "bolt")).containsExactly("punch:ben", "grapple:ben", "kick:ben");
        assertThat(menu(state, ana, ben, false, false, "kick")).isEmpty();

        var play = scenario(state)
                .dice("attack.hit", 6)
                .dice("attack.result", 3)
                .dice("knockdown.result", 2)
                .choice("attack.follow-up", "kick:ben")
                .dice("attack.hit", 6)
                .dice("attack.result", 3)
                .dice("knockdown.result", 2);
        act(ana, "kick", ben).resolve(play, ana);
        assertThat(play.log())
                .containsExactly(
                        "Ana's Kick at Ben: needs 6, rolls 6, hits",
                        "Ana's Kick on Ben: +3 Kick needs 3, rolls 3, result 0",
                        "Ben takes 1 hit",
                        "Ana's Kick, knockdown, on Ben: +3 Kick needs 3, rolls 2, no effect",
                        "Ana makes a follow-up: Kick at Ben",
                        "Ana's Kick at Ben: needs 6, rolls 6, hits",
                        "Ana's Kick on Ben: +3 Kick needs 3, rolls 3, result 0",
                        "Ben takes 1 hit",
                        "Ana's Kick, knockdown, on Ben: +3 Kick needs 3, rolls 2, no effect");
        assertThat(ana.turn().followUps()).isEqualTo(1);
    }

    @Test
    @Ledger({"GG-FOL-1"})
    void somebody_else_is_next_once_the_target_is_out() {
        Gladiator ana = hero("Ana", hex(5, 5), FIST, BOLT);
        Gladiator thug = thug("Thug", hex(6, 5));
        Gladiator cora = villain("Cora", hex(5, 6));
        var play = scenario(table(ana, thug, cora))
                .dice("attack.hit", 6)
                .dice("attack.result", 3)
                .choice("attack.follow-up", "bolt:cora")
                .dice("attack.hit", 7);

        act(ana, "fist", thug).resolve(play, ana);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Fist at Thug: needs 6, rolls 6, hits",
                        "Ana's Fist on Thug: +3 Fist needs 3, rolls 3, result 0",
                        "Thug takes 1 hit",
                        "Thug is out of action",
                        "Ana makes a follow-up: Bolt at Cora",
                        "Ana's Bolt at Cora: -2 close quarters needs 8, rolls 7, misses");
    }

    @Test
    @Ledger({"GG-FOL-1"})
    void a_minor_follows_nothing_up_and_nobody_a_failure() {
        Gladiator thug = thug("Thug", hex(5, 5), FIST, BOLT);
        Gladiator ana = hero("Ana", hex(6, 5), FIST, BOLT);
        var play = scenario(table(thug, ana))
                .dice("attack.hit", 6)
                .dice("attack.result", 3)
                .dice("knockdown.result", 2)
                .dice("attack.hit", 6)
                .dice("attack.result", 2)
                .dice("knockdown.result", 1);

        act(thug, "fist", ana).resolve(play, thug);
        act(ana, "fist", thug).resolve(play, ana);

        assertThat(play.log())
                .containsExactly(
                        "Thug's Fist at Ana: needs 6, rolls 6, hits",
                        "Thug's Fist on Ana: +3 Fist needs 3, rolls 3, result 0",
                        "Ana takes 1 hit",
                        "Thug's Fist, knockdown, on Ana: +3 Fist needs 3, rolls 2, no effect",
                        "Ana's Fist at Thug: needs 6, rolls 6, hits",
                        "Ana's Fist on Thug: +3 Fist needs 3, rolls 2, no effect",
                        "Ana's Fist, knockdown, on Thug: +3 Fist needs 3, rolls 1, no effect");
    }

    @Test
    @Ledger({"GG-FOL-3"})
    void speed_allows_more_each_with_another_power() {
        Gladiator ana = hero("Ana", hex(5, 5), FIST, BOLT, FIST.replace("Fist", "Knee"), SPEED);
        Gladiator ben =
                villain("Ben", hex(6, 5), "{ability: toughness, source: mutant, level: 9, modifiers: [always-on]}");
        var play = scenario(table(ana, ben))
                .dice("attack.hit", 10, 10, 10, 10)
                .dice("attack.result", 3, 3, 5, 5)
                .dice("knockdown.result", 2, 2, 2)
                .choice("attack.follow-up", "bolt:ben")
                .choice("attack.follow-up", "knee:ben")
                .choice("attack.follow-up", "punch:ben");

        act(ana, "fist", ben).resolve(play, ana);

        assertThat(play.log()).contains("Ana makes a follow-up: Punch at Ben").hasSize(18);
        assertThat(ana.turn().followUps()).isEqualTo(3);
    }

    @Test
    @Ledger({"GG-FOL-2"})
    void who_has_nobody_in_range_may_walk_the_shortest_way() {
        Gladiator ana = hero("Ana", hex(5, 5), BOLT);
        Gladiator ben = villain("Ben", hex(8, 5));
        var play = scenario(table(ana, ben))
                .dice("attack.hit", 6)
                .dice("attack.result", 2)
                .choice("attack.follow-up", "punch:ben@7,5")
                .dice("attack.hit", 5);

        act(ana, "bolt", ben).resolve(play, ana);

        assertThat(play.log())
                .containsExactly(
                        "Ana's Bolt at Ben: needs 6, rolls 6, hits",
                        "Ana's Bolt on Ben: +4 Bolt needs 2, rolls 2, result 0",
                        "Ben takes 1 hit",
                        "Ana makes a follow-up: Punch at Ben, moving 2 hexes",
                        "Ana moves 2 hexes, to a hex next to Ben",
                        "Ana activates Walk",
                        "Ana's Punch at Ben: needs 6, rolls 5, misses");
    }

    @Test
    @Ledger("GG-FOL-4")
    void super_strength_goes_on_as_long_as_somebody_is_in_reach() { // worked number 6
        Gladiator ana = hero("Ana", hex(5, 5), FIST, BOLT, STRENGTH);
        Gladiator ben = villain("Ben", hex(6, 5));
        Gladiator cora = villain("Cora", hex(5, 6));
        GladiatorsState state = table(ana, ben, cora);

        assertThat(menu(state, ana, ben, true, false, "fist", "fist"))
                .containsExactly("punch:ben", "punch:cora", "grapple:ben", "grapple:cora", "fist:ben", "fist:cora");
        ben.set(ben.position().at(hex(9, 5)));
        cora.set(cora.position().at(hex(5, 9)));
        assertThat(menu(state, ana, ben, true, false, "fist", "fist")).isEmpty();
    }

    @Test
    void what_is_slow_follows_nothing_up() {
        Gladiator ana = hero("Ana", hex(5, 5), FIST, BOLT.replace("ranged]", "ranged, slow]"));
        Gladiator ben = villain("Ben", hex(6, 5));

        assertThat(menu(table(ana, ben), ana, ben, false, true, "fist")).containsExactly("punch:ben", "grapple:ben");
    }
}
