package arbiter.games.gladiators.power;

import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.ability.Wall;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.board.AbilityOwner;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.board.WallEvents.WallRaised;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.hit.HitNumber;
import arbiter.games.gladiators.hit.HitRolled;
import arbiter.games.gladiators.move.SteppedAside;
import arbiter.games.gladiators.power.HoldEvents.TookHold;
import arbiter.games.gladiators.result.ResultRoll;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A wall that somebody raises along a Line. Ledger: GG-AB-47, GG-WAL-7, GG-AMB-54. */
public final class RaisedWall {

    private RaisedWall() {}

    public static void resolve(Play<GladiatorsState> play, PowerUse use) {
        Optional<PlacedArea> line = AreaAim.chosen(play, use, play.state().enemiesOf(use.user()));
        if (line.isEmpty()) {
            return;
        }
        PlacedArea area = AreaAim.landed(play, use, line.get());
        int level = use.level(play.state()).total();
        int number = Activating.begin(play, use, List.of(), Optional.empty());
        AbilityOwner owner = new AbilityOwner(use.user().id(), number);
        List<WallHex> walls = walls(play.state(), use, area, level, owner);
        if (walls.isEmpty()) {
            return;
        }
        play.emit(new WallRaised(owner, walls));
        for (Gladiator unit : List.copyOf(play.state().units())) {
            boolean inside = unit.present()
                    && walls.stream().anyMatch(wall -> wall.hex().equals(unit.hex()))
                    && unit.position().altitude() < level;
            if (inside) {
                meet(play, use, area, number, unit);
            }
        }
    }

    private static List<WallHex> walls(
            GladiatorsState state, PowerUse use, PlacedArea area, int level, AbilityOwner owner) {
        PowerForm form = use.way().form();
        WallMaterial material = new WallMaterial(
                form.types().get(0),
                level,
                Wall.hits(form),
                form.has("robust"),
                form.has("smooth"),
                form.has("dangerous"),
                false,
                Wall.weakness(form));
        List<WallHex> walls = new ArrayList<>();
        for (Hex hex : area.hexes()) {
            boolean taken =
                    state.walls().at(hex).filter(wall -> !wall.isBreached()).isPresent();
            if (state.map().contains(hex) && !taken) {
                walls.add(WallHex.raised(hex, level, material, use.power().title(), owner));
            }
        }
        return walls;
    }

    /** Whoever stood there gets out of the way, or is caught in it as in a trap. Ledger: GG-WAL-7. */
    private static void meet(Play<GladiatorsState> play, PowerUse use, PlacedArea area, int number, Gladiator unit) {
        int range = play.state().range(use.user(), unit);
        PowerStrike strike = new PowerStrike(
                use, unit, range, StrikeLevel.level(play.state(), use, range), Optional.of(area), false);
        Needed needed = HitNumber.of(play.state(), strike);
        TestRoll hit = D10Roll.roll(play, "wall.hit", use.user(), needed.number());
        play.emit(new HitRolled(use.user().id(), use.power().title(), unit.id(), needed, hit, Optional.empty()));
        Optional<Hex> aside = hit.succeeded() ? Optional.empty() : aside(play, unit);
        boolean caught = aside.isEmpty()
                && (!hit.succeeded()
                        || ResultRoll.roll(play, strike, Effect.TRAP, "wall.trap")
                                .succeeded());
        if (caught) {
            play.emit(new TookHold(use.user().id(), number, unit.id()));
            return;
        }
        Optional<Hex> out = aside.isPresent() ? aside : aside(play, unit);
        out.ifPresent(hex -> play.emit(new SteppedAside(unit.id(), hex)));
    }

    /** Whether the hex of the wall in which somebody was caught still stands. */
    public static boolean isAround(GladiatorsState state, RunningPower running, Gladiator victim) {
        AbilityOwner owner = new AbilityOwner(
                running.owner().id(), running.activation().orElseThrow().number());
        return state.walls()
                .at(victim.hex())
                .filter(wall -> !wall.isBreached() && wall.isOf(owner))
                .isPresent();
    }

    /** For events: a hex of a wall is breached, so that who was caught in it is free. Ledger: GG-WAL-7. */
    public static void release(GladiatorsState state, Hex hex) {
        for (Gladiator owner : state.units()) {
            for (ActivePower active : owner.inUse().all()) {
                if (active.on().isEmpty() || !(Running.running(owner, active).kind() instanceof Wall)) {
                    continue;
                }
                ActivePower left = active;
                for (String id : active.on()) {
                    left = state.unit(id).hex().equals(hex) ? left.without(id) : left;
                }
                owner.set(owner.inUse().changed(left));
            }
        }
    }

    /** A hex beside the wall, of the unit's own choice. */
    private static Optional<Hex> aside(Play<GladiatorsState> play, Gladiator unit) {
        List<PlainOption> options = new ArrayList<>();
        for (Hex hex : unit.hex().neighbours()) {
            boolean free = play.state().map().contains(hex)
                    && !play.state().walls().fills(unit.position().spot().at(hex));
            if (free) {
                options.add(PlainOption.of(hex.toString(), HexWords.choice(play.state(), unit.hex(), hex, unit.id())));
            }
        }
        if (options.isEmpty()) {
            return Optional.empty();
        }
        PlainOption chosen = options.size() == 1
                ? options.get(0)
                : play.choose(Request.one(unit.decider(), "wall.aside", options)
                        .asking(() -> "On which side of the wall does " + unit.name() + " get out?"));
        return Optional.of(Hex.parse(chosen.id()));
    }
}
