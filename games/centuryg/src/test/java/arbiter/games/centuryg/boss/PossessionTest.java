package arbiter.games.centuryg.boss;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.Overheard;
import arbiter.games.centuryg.duel.DuelBegan;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One Action of somebody else's, at the Boss's will. */
class PossessionTest extends CombatScenario {

    private static CenturyState near(Hangar... others) {
        List<Hangar> all = new ArrayList<>(List.of(
                mecha("Maw", "4,4")
                        .foe()
                        .tier(Tier.BOSS)
                        .level(0)
                        .energy(5)
                        .threshold(9)
                        .speed(0)
                        .fitted("possession"),
                mecha("Aska", "3,4").level(0).threshold(9).speed(0).armed("beam-rifle"),
                mecha("Bran", "3,4").level(0).threshold(9).speed(0)));
        all.addAll(List.of(others));
        return at(fight(all.toArray(Hangar[]::new)), 1, "maw");
    }

    private static List<String> possess(Scenario<CenturyState> play) {
        Overheard overheard = Overheard.at(play);
        Fighter maw = play.state().unit("maw");
        List<CenturyAct> deeds = new ArrayList<>();
        BossUpgrades.optional(play.state(), maw, deeds);
        deeds.get(0).resolve(overheard, maw);
        return overheard.asked();
    }

    @Test
    @Ledger({"possession", "BCG-AMB-124", "BCG-OFF-1"})
    void every_offensive_action_with_a_default_weapon_is_offered() {
        var play = scenario(near())
                .choice("boss.possess", "aska")
                .choice("boss.puppet", "suppress:vulcans")
                .dice("attack.might", 9, 9);

        assertThat(possess(play))
                .contains("maw boss.puppet attack:cqc assist:cqc suppress:cqc engage:cqc attack:vulcans assist:vulcans"
                        + " suppress:vulcans engage:vulcans aim:cqc aim:vulcans");

        assertThat(damage(play)).containsExactly("bran 2"); // half of 5
        assertThat(play.state().has(Mark.Kind.SUPPRESSED, play.state().unit("bran")))
                .isTrue();
        assertThat(play.state().unit("aska").hasActed()).isFalse();
    }

    @Test
    @Ledger({"possession", "BCG-AMB-124", "BCG-AMB-34"})
    void the_boss_picks_what_its_puppet_maims() {
        CenturyState state = near();
        hurt(state, state.unit("bran"), 4); // 32 left: five from the next Level
        var play = scenario(state)
                .choice("boss.possess", "aska")
                .choice("boss.puppet", "attack:cqc")
                .dice("attack.might", 10, 10) // 6 Damage, even
                .choice("maim.area", "head");

        assertThat(possess(play)).contains("maw maim.area head torso arms legs");

        assertThat(state.unit("bran").maims()).containsExactly(Area.HEAD);
    }

    @Test
    @Ledger({"possession", "BCG-AMB-124", "BCG-OFF-5"})
    void a_puppet_assists_the_boss_against_its_own() {
        CenturyState state = near();
        var play = scenario(state)
                .choice("boss.possess", "aska")
                .choice("boss.puppet", "assist:cqc")
                .dice("attack.might", 9, 3, 3);

        possess(play);

        assertThat(state.sum(Mark.Kind.ASSISTED, state.unit("maw"), state.unit("bran")))
                .isEqualTo(1);
    }

    @Test
    @Ledger({"possession", "BCG-AMB-124", "BCG-DUEL-1"})
    void a_puppet_that_engages_leaves_two_friends_in_a_duel() {
        CenturyState state = near();
        var play = scenario(state)
                .choice("boss.possess", "aska")
                .choice("boss.puppet", "engage:cqc")
                .dice("attack.might", 1);

        possess(play);

        assertThat(state.unit("aska").duel()).contains("bran");
        assertThat(Bout.deeds(state, state.unit("aska"))).contains("disengage");
    }

    @Test
    @Ledger({"possession", "BCG-AMB-132", "BCG-DUEL-7"})
    void the_puppets_duel_opponent_may_answer_when_it_is_free_again() {
        CenturyState state = near(mecha("Tin", "3,4").foe().grunt().threshold(9).speed(0));
        new DuelBegan("aska", "tin").apply(state);
        var play = scenario(state)
                .choice("boss.possess", "aska")
                .choice("boss.puppet", "attack:vulcans")
                .dice("attack.might", 1, 1)
                .choice("attack.free", "attack:cqc")
                .dice("attack.might", 4);

        possess(play);

        assertThat(play.log())
                .containsSubsequence("Aska is possessed by Maw", "Aska is free of Maw")
                .anyMatch(line -> line.startsWith("Tin against Aska"));
    }

    @Test
    @Ledger({"possession", "BCG-AMB-124", "BCG-AMB-61"})
    void the_boss_is_not_in_the_way_of_its_own_puppet() {
        var play = scenario(near(mecha("Cora", "7,4").level(0).speed(0))) // with the Boss between her and the others
                .choice("boss.possess", "cora")
                .choice("boss.puppet", "attack:vulcans")
                .choice("attack.target", "bran")
                .dice("attack.might", 9, 9);

        possess(play);

        assertThat(damage(play)).containsExactly("bran 5");
        assertThat(play.state().unit("maw").energy()).isZero();
    }
}
