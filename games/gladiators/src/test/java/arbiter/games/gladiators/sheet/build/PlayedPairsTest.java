package arbiter.games.gladiators.sheet.build;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.LORE;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.villain;
import static arbiter.games.gladiators.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.RandomStream;
import arbiter.games.gladiators.GladiatorsGame;
import arbiter.games.gladiators.board.BattleMap;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.environment.Climate;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.environment.NaturalEnvironment;
import arbiter.games.gladiators.power.LevelsChanged.LevelsDrained;
import arbiter.games.gladiators.power.PowerEvents.PowerActivated;
import arbiter.games.gladiators.result.Injuries;
import arbiter.games.gladiators.sheet.Ability;
import arbiter.games.gladiators.sheet.AbilityModifier;
import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.Profile;
import arbiter.games.gladiators.turn.TurnOrderSettled;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.unit.TableRules;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Decider;
import arbiter.kernel.Journal;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.Viewer;
import arbiter.testkit.Ledger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Every ability with every modifier it may have, used in a fight between two, beside a wall, in some heat. */
class PlayedPairsTest {

    private static final String SCALES = "{ability: armour, source: mutant, level: 1, modifiers: [always-on]}";
    private static final String COAT =
            "{name: Coat, ability: damage-defence, against: {types: [solid]}, source: mutant, level: 1, modifiers: [persistent personal]}";
    private static final String RUN =
            "{name: Run, ability: movement, types: [solid], source: mutant, level: 2, options: [ground], modifiers: [persistent personal]}";
    private static final String TOUGH = "{ability: toughness, source: mutant, level: 9, modifiers: [always-on]}";

    private static final Profile OPPONENT =
            villain("Ben", hex(6, 5), FIST, BOLT, SCALES, COAT, RUN, TOUGH).profile();
    private static final BattleMap YARD = BattleMap.open(16, 12);
    private static final Walls WALL = Walls.of(
            List.of(WallHex.standing(hex(5, 7), 2, WallMaterial.of(LORE.wall("exterior-brick"), false), "wall")));
    private static final Environments HEAT =
            Environments.natural(List.of(new NaturalEnvironment(Climate.HEAT, 1, List.of(), Optional.empty())));

    private static final int MOST_ANSWERS = 24;
    private static final int MOST_FIGHTS = 4;

    /** What a pair does at a table. */
    private enum Part {
        /** Somebody uses it, and the log says so. */
        USED,
        /** It is always on: it works from the start, and nobody has to switch it on. */
        STANDING,
        /** A Power Pool holds other powers and does nothing itself. */
        HOLDING
    }

    @Test
    @Ledger({"GG-AMB-108", "always-on", "power-pool"})
    void every_legal_pair_is_used_stands_or_holds_others() {
        Map<Part, Integer> parts = new EnumMap<>(Part.class);
        List<String> unused = new ArrayList<>();
        for (Ability ability : BOOK.abilities()) {
            for (AbilityModifier modifier : BOOK.modifiers()) {
                if (modifier.on().includes(ability)) {
                    Build build = Specimens.useful(ability, modifier);
                    Part part = part(build);
                    parts.merge(part, 1, Integer::sum);
                    if (!isPlayed(build, part)) {
                        unused.add(ability.id() + " with " + modifier.id() + " as "
                                + build.powers().get(0).modifiers());
                    }
                }
            }
        }
        System.out.println("Pairs at the table: " + parts);
        assertThat(unused).isEmpty();
        assertThat(parts)
                .containsEntry(Part.USED, 1855)
                .containsEntry(Part.STANDING, 43)
                .containsEntry(Part.HOLDING, 4);
    }

    private static Part part(Build build) {
        if (build.powers().get(0).ability().id().equals("power-pool")) {
            return Part.HOLDING;
        }
        return build.powers().get(0).modifiers().contains("always-on") ? Part.STANDING : Part.USED;
    }

    /** What is used takes some fights at most; the others are looked at in one. */
    private static boolean isPlayed(Build build, Part part) {
        for (int seed = 1; seed <= MOST_FIGHTS; seed++) {
            Fight fight = new Fight(build, seed);
            fight.play(part == Part.USED);
            fight.assertSameAfterUndoAndReplay();
            if (part != Part.USED) {
                return fight.works() && !fight.isOnMenu();
            }
            if (fight.isTold()) {
                return true;
            }
        }
        return false;
    }

    /** One fight in which answers are random, but prefer the power where it is offered. */
    private static final class Fight {

        private final RandomStream people;
        private final Table<GladiatorsState> table;
        private final int place;
        private boolean onMenu;

        Fight(Build build, int seed) {
            people = new RandomStream(~seed);
            GladiatorsState start = start(build);
            place = power(start.unit("ana"), "specimen").place();
            table = Table.start(
                    new GladiatorsGame(),
                    Journal.Header.of("gladiators", "test", Map.of()),
                    start,
                    DiceBox.of(new RandomStream(seed)));
        }

        private static GladiatorsState start(Build build) {
            Gladiator ana = new Gladiator("ana", "Ana", "heroes", Profiles.of(build, BOOK), hex(5, 5));
            Gladiator ben = new Gladiator("ben", "Ben", "villains", OPPONENT, hex(6, 5));
            GladiatorsState state =
                    new GladiatorsState(List.of(ana, ben), YARD, WALL, HEAT, LORE, TableRules.standard(1));
            new TurnOrderSettled(List.of("ana", "ben")).apply(state);
            ana.set(new Injuries(1, 0)); // something to heal
            new LevelsDrained("ana", power(ana, "grapple").place(), 1).apply(state); // something to repair
            for (String word : List.of("coat", "run")) { // something to dismiss
                new PowerActivated("ben", power(ben, word).place(), 0, false, List.of("ben"), Optional.empty())
                        .apply(state);
            }
            return state;
        }

        void play(boolean untilUsed) {
            for (int i = 0; i < MOST_ANSWERS && !table.open().isEmpty() && !(untilUsed && isTold()); i++) {
                table.raiseHand(Decider.unit("ana"));
                table.raiseHand(Decider.unit("ben"));
                OpenRequest open = table.open().get(0);
                onMenu |= open.request().options().stream().anyMatch(Fight::switchesOn);
                table.answer(Viewer.GAMEMASTER, open.id(), answer(open.request()));
            }
        }

        private static boolean switchesOn(Option option) {
            return option.id().startsWith("activate:specimen") || option.id().startsWith("area:specimen");
        }

        private List<String> answer(Request<?> request) {
            List<String> ids =
                    new ArrayList<>(request.options().stream().map(Option::id).toList());
            if (request.kind() == Request.Kind.SOME || request.kind() == Request.Kind.ORDER) {
                int count = request.least() + people.below(request.most() - request.least() + 1);
                List<String> picked = new ArrayList<>();
                while (picked.size() < count) {
                    picked.add(ids.remove(people.below(ids.size())));
                }
                return picked;
            }
            List<String> own =
                    ids.stream().filter(id -> id.contains("specimen")).toList();
            List<String> blows = ids.stream().filter(id -> id.endsWith(":ana")).toList();
            List<String> liked = !own.isEmpty() ? own : !blows.isEmpty() ? blows : ids;
            return List.of(liked.get(people.below(liked.size())));
        }

        boolean isOnMenu() {
            return onMenu;
        }

        boolean works() {
            return table.state().unit("ana").condition().works(place);
        }

        /** Whether Ana did something with it, or it counted in a roll. */
        boolean isTold() {
            return table.log().stream()
                    .map(LoggedEvent::text)
                    .anyMatch(text -> text.contains("Ana's Specimen")
                            || text.startsWith("Ana") && text.contains(" Specimen")
                            || text.contains("+2 Specimen"));
        }

        void assertSameAfterUndoAndReplay() {
            GladiatorsState state = table.state().copy();
            List<String> log = texts(table);
            Table<GladiatorsState> again = Table.replay(table.game(), table.journal(), DiceBox.of(new RandomStream(0)));
            assertThat(again.state()).isEqualTo(state);
            assertThat(texts(again)).isEqualTo(log);
            int undone = 0;
            while (table.canUndo()) {
                table.undo();
                undone++;
            }
            for (int i = 0; i < undone; i++) {
                table.redo();
            }
            assertThat(table.state()).isEqualTo(state);
            assertThat(texts(table)).isEqualTo(log);
        }

        private static List<String> texts(Table<GladiatorsState> table) {
            return table.log().stream().map(LoggedEvent::text).toList();
        }
    }
}
