package arbiter.games.duel;

import static arbiter.games.duel.Duelists.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.RandomStream;
import arbiter.games.duel.fight.AttackRolled;
import arbiter.games.duel.fight.DuelState;
import arbiter.games.duel.fight.Fighter;
import arbiter.games.duel.sheet.Duelist;
import arbiter.games.duel.sheet.Weapon;
import arbiter.kernel.Event;
import arbiter.testkit.Notebook;
import arbiter.testkit.Uses;
import arbiter.testkit.WildRunContract;
import java.util.ArrayList;
import java.util.List;

/** Every weapon, every trait and every event of the game occurs in random duels. */
class EverythingUsedTest extends WildRunContract<DuelState> {

    private static final List<String> EVENTS = List.of(
            "told DuelBegan",
            "told ReserveKept",
            "told ReserveSpent",
            "told AttackRolled",
            "told Parried",
            "told BreathCaught",
            "told BalanceLost",
            "told Wounded",
            "told Fell",
            "told TurnEnded");

    EverythingUsedTest() {
        super(BOOK);
    }

    /** Two to four duelists, each on a side of their own. */
    @Override
    protected DuelState table(int number) {
        RandomStream random = new RandomStream(number);
        List<String> duelists = BOOK.content().shelf(Duelist.class).ids();
        List<Fighter> fighters = new ArrayList<>();
        int count = 2 + random.below(3);
        for (int i = 0; i < count; i++) {
            fighters.add(Duelists.fighter("Fighter " + i, duelists.get(random.below(duelists.size()))));
        }
        return DuelState.of(fighters);
    }

    @Override
    protected List<String> everything() {
        List<String> all = new ArrayList<>(EVENTS);
        all.addAll(BOOK.content().shelf(Weapon.class).ids());
        all.addAll(List.of("reach", "heavy", "quick"));
        return all;
    }

    /** A weapon is used in an attack; a trait where it changes a roll or the damage. */
    @Override
    protected Notebook.Witness<DuelState> witness(Uses uses) {
        return new Notebook.Witness<>() {
            @Override
            public void happened(DuelState state, Event<DuelState> event, String line) {
                if (event instanceof AttackRolled attack) {
                    uses.count(state.unit(attack.attacker()).sheet().weapon().id());
                }
                for (String trait : List.of("reach", "heavy", "quick")) {
                    if (line.contains(" " + trait)) {
                        uses.count(trait);
                    }
                }
            }
        };
    }

    @Override
    protected void holds(DuelState state) {
        for (Fighter fighter : state.units()) {
            assertThat(fighter.health()).isBetween(0, fighter.sheet().health());
            assertThat(fighter.breath()).isNotNegative();
            assertThat(fighter.stance().reserve()).isBetween(0, fighter.sheet().nerve());
        }
    }
}
