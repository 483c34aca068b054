package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.board.AreaChoices;
import arbiter.games.gladiators.board.AreaPlacement;
import arbiter.games.gladiators.board.AreaReach;
import arbiter.games.gladiators.board.AreaTemplate;
import arbiter.games.gladiators.board.AreaText;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.modifier.effect.IgnoresWalls;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.sheet.Targeting;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Where an Area is to lie: worthwhile places are listed, any other is read freely. Ledger: GG-ARE-4, GG-DET-6, section 5.2, step 1. */
final class AreaPlacing {

    private static final int LISTED = 8;

    private final GladiatorsState state;
    private final PowerUse use;
    private final AreaTemplate template;
    private final Spot from;
    private final Optional<Gladiator> must;

    private AreaPlacing(GladiatorsState state, PowerUse use, AreaTemplate template, Optional<Gladiator> must) {
        this.must = must;
        this.state = state;
        this.use = use;
        this.template = template;
        this.from = use.user().position().spot();
    }

    /** Empty if there is nowhere worth it and nobody says otherwise. */
    static Optional<PlacedArea> resolve(
            Play<GladiatorsState> play, PowerUse use, AreaTemplate template, Optional<Gladiator> must) {
        AreaPlacing placing = new AreaPlacing(play.state(), use, template, must);
        if (use.way().range() == PowerRange.NONE) {
            return Optional.of(AreaPlacement.at(template, placing.from, placing.from));
        }
        List<AreaOption> options = placing.worthwhile();
        if (options.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(play.choose(Request.place(use.user().decider(), "area.place", options, placing::read)
                        .asking(() -> "Where does " + use.user().name() + " place "
                                + use.power().title() + "?"))
                .placed());
    }

    /** Whether it could catch one of these. */
    static boolean canCatch(GladiatorsState state, PowerUse use, AreaTemplate template, List<Gladiator> some) {
        AreaPlacing placing = new AreaPlacing(state, use, template, Optional.empty());
        List<Spot> wanted = new ArrayList<>();
        for (Gladiator one : some) {
            wanted.add(one.position().spot());
        }
        for (Gladiator enemy : state.enemiesOf(use.user())) {
            if (enemy.isInAction() && !some.contains(enemy)) {
                wanted.add(enemy.position().spot());
            }
        }
        return placing.choices()
                .any(
                        wanted,
                        area -> placing.problem(area).isEmpty()
                                && !Collections.disjoint(AreaSequence.caught(state, use, area), some));
    }

    private List<AreaOption> worthwhile() {
        List<Spot> wanted = new ArrayList<>();
        List<Spot> unwanted = new ArrayList<>(List.of(from));
        for (Gladiator enemy : state.enemiesOf(use.user())) {
            if (enemy.isInAction()) {
                wanted.add(enemy.position().spot());
            }
        }
        for (Gladiator friend : state.friendsOf(use.user())) {
            if (friend.isInAction()) {
                unwanted.add(friend.position().spot());
            }
        }
        List<AreaOption> options = new ArrayList<>();
        for (AreaChoices.Catch one : choices()
                .worthwhile(wanted, unwanted, LISTED, area -> problem(area).isEmpty())) {
            options.add(option(one.area()));
        }
        return options;
    }

    private AreaChoices choices() {
        Walls walls = use.has(IgnoresWalls.class) ? Walls.NONE : state.walls();
        return new AreaChoices(template, use.way().range(), from, new AreaReach(state.map(), walls));
    }

    private AreaOption option(PlacedArea area) {
        List<AreaOption.Caught> caught = new ArrayList<>();
        for (Gladiator unit : AreaSequence.caught(state, use, area)) {
            boolean own = !state.enemies(unit, use.user());
            if (own || !unit.isHidden()) {
                caught.add(new AreaOption.Caught(unit.id(), unit.name(), own));
            }
        }
        return new AreaOption(area, List.copyOf(caught));
    }

    private AreaOption read(String text) {
        PlacedArea area;
        try {
            area = AreaText.read(text, template, from);
        } catch (IllegalArgumentException unreadable) {
            throw new Refused(unreadable.getMessage());
        }
        Optional<String> problem =
                AreaPlacement.problem(area, use.way().range()).or(() -> problem(area));
        if (problem.isPresent()) {
            throw new Refused(problem.get());
        }
        return option(area);
    }

    /** What has to be seen has to be in a straight line; Indirect comes over walls. Ledger: GG-TGT-2. */
    private Optional<String> problem(PlacedArea area) {
        if (!state.map().contains(area.target().hex())) {
            return Optional.of("the board ends before that");
        }
        List<Gladiator> caught = AreaSequence.caught(state, use, area);
        if (must.isPresent() && !caught.contains(must.get())) {
            return Optional.of("it has to catch " + must.get().name() + " (GG-FOL-1)");
        }
        Optional<Gladiator> spared = spared(caught);
        if (spared.isPresent()) {
            return Optional.of(use.user().name() + " must not strike "
                    + spared.get().name() + " with it: leave them out (section 5.3)");
        }
        boolean reached = template.touch() || Vantage.hasWay(state, use.way(), from, area.origin());
        return reached ? Optional.empty() : Optional.of("a wall is in the way (GG-WAL-2)");
    }

    /** Somebody known to be in it whom its user may not attack. */
    private Optional<Gladiator> spared(List<Gladiator> all) {
        for (Gladiator caught : all) {
            if (!(caught.isHidden() && state.enemies(caught, use.user()))
                    && !Scruples.allowInArea(state, use.user(), use.way(), caught)) {
                return Optional.of(caught);
            }
        }
        return Optional.empty();
    }

    /** Indirect at a place out of sight where nobody is known to be. Ledger: GG-DET-7. */
    static boolean isSpeculative(GladiatorsState state, PowerUse use, PlacedArea area) {
        if (!use.way().is(Targeting.INDIRECT)) {
            return false;
        }
        for (Gladiator unit : AreaSequence.caught(state, use, area)) {
            if (state.enemies(unit, use.user()) && !unit.isHidden()) {
                return false;
            }
        }
        return true;
    }
}
