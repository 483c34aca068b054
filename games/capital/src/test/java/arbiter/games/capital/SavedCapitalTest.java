package arbiter.games.capital;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
import arbiter.games.capital.ability.Assemble.AssembleUses;
import arbiter.games.capital.ability.ClearMind.ClarityCounters;
import arbiter.games.capital.ability.DelayTheInevitable.DelayedDamage;
import arbiter.games.capital.ability.FocusStatus;
import arbiter.games.capital.ability.Hindrance;
import arbiter.games.capital.ability.KnowYourEnemy.EnemyStudies;
import arbiter.games.capital.ability.Opportunist.OpportunistUse;
import arbiter.games.capital.ability.Overflow.OverflowCounters;
import arbiter.games.capital.ability.PepTalk.PepTalkBonus;
import arbiter.games.capital.ability.PowerPlay.PowerPlayHindrances;
import arbiter.games.capital.ability.Rally.RallyStatus;
import arbiter.games.capital.ability.Sanctuary.SanctuaryTurns;
import arbiter.games.capital.ability.Supercharge.SuperchargeHealer;
import arbiter.games.capital.ability.WillingFollowers.OrderRefusal;
import arbiter.games.capital.damage.Health;
import arbiter.games.capital.damage.Life;
import arbiter.games.capital.gear.Thrown;
import arbiter.games.capital.move.MovementRecord;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.Phase;
import arbiter.games.capital.turn.TurnRecord;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.watch.Watch;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A combat saved before units and tables were made of parts opens with every value it had. */
class SavedCapitalTest {

    private static final CapitalRulebook BOOK = new CapitalRulebook();
    private static final CapitalState STATE = read();
    private static final Combatant UNIT = STATE.units().get(0);

    private static CapitalState read() {
        JsonNode saved =
                BOOK.json().read(Source.resource(SavedCapitalTest.class, "/saved/flat-state.json"), JsonNode.class);
        return BOOK.json().read(BOOK.upgradeState(saved), CapitalState.class);
    }

    @Test
    void the_table_is_as_it_was() {
        assertThat(STATE.phase()).isEqualTo(Phase.ACTING);
        assertThat(STATE.round()).isEqualTo(2);
        assertThat(STATE.turns()).isEqualTo(4);
        assertThat(STATE.actionsLeft()).isEqualTo(1);
        assertThat(STATE.slot()).isEqualTo(1);
        assertThat(STATE.order()).hasSize(2);
        assertThat(STATE.extraTurns()).containsExactly(UNIT.id());
        assertThat(STATE.acting()).contains(UNIT);
        assertThat(STATE.active()).contains(UNIT.id());
        assertThat(STATE.inOrder(1)).isSameAs(UNIT);
        assertThat(STATE.isPeace()).isTrue();
        assertThat(STATE.hiddenUnits()).containsExactly(STATE.units().get(1).id());
    }

    @Test
    void a_unit_is_as_it_was() {
        String other = STATE.units().get(1).id();
        assertThat(UNIT.health()).isEqualTo(new Health(Life.CRITICAL, 7, 2, true, true));
        assertThat(UNIT.energy()).isEqualTo(3);
        assertThat(UNIT.isProne() && UNIT.isChilled() && UNIT.isPoisoned()).isTrue();
        assertThat(UNIT.afflictions().poisonedBy()).contains(other);
        assertThat(UNIT.tauntedBy()).contains(other);
        assertThat(UNIT.hurtBy()).containsExactly(other);
        assertThat(UNIT.grappling()).contains(other);
        assertThat(STATE.units().get(1).grappledBy()).contains(UNIT.id());
        assertThat(UNIT.regeneration().amount()).isEqualTo(4);
        assertThat(UNIT.turnRecord()).isEqualTo(new TurnRecord(1, 2, 1, 1, 1, TurnRecord.SeizeLock.ENDING));
        assertThat(UNIT.prepared(Attribute.values()[2])).isEqualTo(1);
        assertThat(UNIT.attackCounters()).isEqualTo(2);
        assertThat(UNIT.movement()).isEqualTo(new MovementRecord(4, 2, 1, 900));
        assertThat(UNIT.watch()).isEqualTo(new Watch(1, 3, true, true));
        assertThat(UNIT.focus()).isEqualTo(new FocusStatus(true, true, true, true, false, true));
        assertThat(UNIT.hands().holdsItem(0)).isTrue();
        assertThat(UNIT.holds(0)).isTrue();
        assertThat(UNIT.hands().changedInTurn()).isEqualTo(4);
        assertThat(UNIT.stocks().isLit(0)).isTrue();
        assertThat(UNIT.stocks().rations()).isEqualTo(5);
        assertThat(UNIT.prestige().points()).isEqualTo(3);
        assertThat(UNIT.links().units()).containsExactly("z");
    }

    @Test
    void abilities_remember_what_they_did() {
        assertThat(UNIT.timers().isCooling("focus-1")).isTrue();
        assertThat(UNIT.timers().isCooling(0)).isTrue();
        assertThat(UNIT.timers().isSpent("all-out-1")).isTrue();
        assertThat(PepTalkBonus.of(UNIT)).isEqualTo(4);
        assertThat(OpportunistUse.of(UNIT)).isEqualTo(3);
        assertThat(PowerPlayHindrances.of(UNIT).hampered(Hindrance.Kind.SHORT_MOVE))
                .isTrue();
        assertThat(EnemyStudies.of(UNIT).puzzles()).containsExactly("y");
        assertThat(ClarityCounters.of(UNIT)).isEqualTo(2);
        assertThat(RallyStatus.of(UNIT)).isEqualTo(new RallyStatus(Optional.of("cap"), 2, 5));
        assertThat(AssembleUses.of(UNIT)).isEqualTo(new AssembleUses(1, 4));
        assertThat(OrderRefusal.of(UNIT).lasts(5)).isTrue();
        assertThat(OverflowCounters.of(UNIT)).isEqualTo(5);
        assertThat(SuperchargeHealer.of(UNIT)).contains("vera");
        assertThat(DelayedDamage.of(UNIT)).isEqualTo(new DelayedDamage(Optional.of("vera"), 6));
        assertThat(SanctuaryTurns.of(UNIT)).isEqualTo(2);
        assertThat(STATE.units().get(1).abilityStates().all()).isEmpty();
    }

    @Test
    void a_weapon_on_the_ground_still_lies_there() {
        CapitalState thrown = read();
        new Thrown(UNIT.id(), 0, UNIT.base()).apply(thrown);
        JsonNode saved = BOOK.json().tree(thrown);
        for (JsonNode lying : saved.findValues("lying")) {
            for (JsonNode thing : lying) { // as it was when only weapons could
                ((ObjectNode) thing).set("weapon", ((ObjectNode) thing).remove("index"));
            }
        }

        assertThat(BOOK.json().read(BOOK.upgradeState(saved), CapitalState.class))
                .isEqualTo(thrown);
    }

    @Test
    void what_was_read_is_written_and_read_again() {
        assertThat(BOOK.json().read(BOOK.json().write(STATE), CapitalState.class))
                .isEqualTo(STATE);
    }
}
