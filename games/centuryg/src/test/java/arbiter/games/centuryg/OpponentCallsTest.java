package arbiter.games.centuryg;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Crew.scene;
import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Thoughts.strip;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.centuryg.damage.UnitCondition;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.person.Layer.LayerHurt;
import arbiter.games.centuryg.person.Proxy.ProxyGiven;
import arbiter.games.centuryg.person.Proxy.ProxyHurt;
import arbiter.games.centuryg.unit.CenturyState;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the opponent on foot calls for without being asked, in a fight and between fights. */
class OpponentCallsTest {

    @Test
    void a_leader_leads_friends_and_never_enemies() {
        CenturyState state = match(
                person("Vex", "hall").foe().fitness(9).here(),
                person("Mara", "hall")
                        .level(3)
                        .charm(6)
                        .skilled("presence")
                        .has("leadership")
                        .here(),
                person("Bran", "hall").fitness(3).here(),
                person("Cora", "yard").fitness(6).here());
        assertThat(Thoughts.of(at(state, 1, "mara")))
                .containsSubsequence(
                        "call leadership:mara", "leadership.whom cora", "leadership.whom bran", "leadership.whom none");
    }

    @Test
    void a_machine_is_stopped_where_an_enemy_hides_behind_it() {
        CenturyState state = match(
                person("Mara", "hall").has("technobane").here(),
                person("Bran", "hall").has("superior-proxy", "combat").here(),
                person("Vex", "hall").foe().has("superior-proxy", "combat").here());
        assertThat(Thoughts.of(at(state, 1, "mara"))).contains("call technobane:mara", "technobane.what vex");

        CenturyState none = match(
                person("Mara", "hall").has("technobane").here(),
                person("Vex", "hall").foe().here());
        assertThat(Thoughts.of(at(none, 1, "mara"))).noneMatch(pick -> pick.startsWith("call"));
    }

    @Test
    void a_ghost_fades_once_it_has_been_hurt() {
        CenturyState state = match(
                person("Boss", "hall").boss(3).has("spectral-body").here(),
                person("Mara", "hall").here());
        assertThat(Thoughts.of(at(state.copy(), 1, "boss"))).noneMatch(pick -> pick.startsWith("call"));
        strip(state, "boss", 1);
        assertThat(Thoughts.of(at(state, 1, "boss"))).contains("call spectral-body:boss");
    }

    @Test
    void somebody_untrained_picks_up_fighting() {
        CenturyState state = match(
                person("Mara", "hall").has("jack-of-all-trades").here(),
                person("Vex", "hall").foe().here());
        assertThat(Thoughts.of(at(state, 1, "mara"))).contains("call jack-of-all-trades:mara", "jack.skill combat");
    }

    @Test
    void a_friend_who_was_here_all_along_appears() {
        var bran = person("Bran", "kitchen")
                .skilled("stealth")
                .has("i-was-here-all-along")
                .here();
        UnitCondition.setFate(bran, UnitFate.AWAY);
        CenturyState state = match(
                person("Mara", "hall").here(), bran, person("Vex", "hall").foe().here());
        assertThat(Thoughts.of(at(state, 1, "mara"))).contains("call i-was-here-all-along:bran");
    }

    @Test
    void between_fights_the_best_healer_treats_everybody_and_mends_what_broke() {
        CenturyState state = scene(
                person("Mara", "hall").here(),
                person("Doc", "hall")
                        .intellect(8)
                        .skilled("medicine")
                        .skilled("craftsmanship")
                        .here());
        strip(state, "mara", 1);
        new LayerHurt("doc", 0, 2).apply(state);
        new ProxyGiven("mara", "combat").apply(state);
        new ProxyHurt("mara", 0, 1).apply(state);
        List<String> thoughts = Thoughts.between(state);
        assertThat(Thoughts.between(state)).isEmpty();
        assertThat(thoughts)
                .contains(
                        "call try:doc",
                        "try.what heal:doc:mara:1",
                        "try.what heal:doc:doc:1",
                        "try.what repair:doc:mara:1");
    }
}
