package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.board.AreaTemplate;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.hit.DodgeMove;
import arbiter.games.gladiators.modifier.duration.Slow;
import arbiter.games.gladiators.modifier.effect.Versatile;
import arbiter.games.gladiators.move.StandOff;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.UsablePowers;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerModifier;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The follow-ups somebody can make: after results on these targets, with these powers used already, whether Super Strength
 * was in all of them, and whether one of the ordinary follow-ups is left. Ledger: GG-FOL-1 to 5.
 */
record FollowUpMenu(
        GladiatorsState state,
        Gladiator user,
        List<Gladiator> targets,
        List<Integer> used,
        boolean strong,
        boolean ordinary) {

    /** So many ways to walk to somebody are listed. */
    private static final int LISTED = 8;

    List<FollowUpOption> options() {
        List<FollowUpOption> options = new ArrayList<>();
        for (OwnedPower power : user.powers()) {
            for (PlainPower way : power.ways()) {
                if (canUse(power, way)) {
                    inRange(power, way, options);
                }
            }
        }
        return options.isEmpty() && ordinary ? walking() : options;
    }

    private boolean canUse(OwnedPower power, PlainPower way) {
        return way.kind() instanceof AffectingAbility
                && !way.has(Slow.class)
                && (ordinary && isAnother(power, way) || isStrong(power, way))
                && UsablePowers.isUsable(state, user, power, way);
    }

    private void inRange(OwnedPower power, PlainPower way, List<FollowUpOption> options) {
        boolean plain = ordinary && isAnother(power, way);
        boolean more = isStrong(power, way);
        if (way.isArea()) {
            areas(power, way, options);
            return;
        }
        for (Gladiator target : PowerTargets.opponents(state, user, way)) {
            if (plain && isNext(target) || more) {
                options.add(new FollowUpOption(power, way, target, Optional.empty(), Optional.empty()));
            }
        }
    }

    /** An Area follows up if it can catch the target. */
    private void areas(OwnedPower power, PlainPower way, List<FollowUpOption> options) {
        if (!ordinary || !isAnother(power, way)) {
            return;
        }
        PowerUse use = PowerUse.plain(user, power, way);
        for (AreaTemplate template : AreaAct.templates(state, use)) {
            for (Gladiator target : AreaAct.near(state, user, way, template)) {
                if (isNext(target) && AreaPlacing.canCatch(state, use, template, List.of(target))) {
                    options.add(new FollowUpOption(power, way, target, Optional.empty(), Optional.of(template)));
                }
            }
        }
    }

    /** Super Strength goes on with Super Strength, whatever ability it is behind and whoever is in reach. Ledger: GG-FOL-4. */
    private boolean isStrong(OwnedPower power, PlainPower way) {
        return strong
                && StrikeLevel.strength(state, PowerUse.plain(user, power, way)).isPresent();
    }

    /** A separately bought ability; Versatile makes one count as several. Ledger: GG-FOL-5, GG-AMB-55. */
    private boolean isAnother(OwnedPower power, PlainPower way) {
        int times = 0;
        for (int place : used) {
            times += place == power.place() ? 1 : 0;
        }
        Optional<PowerModifier> versatile = way.find(Versatile.class);
        return times <= (versatile.isEmpty() ? 0 : 1 + versatile.get().number("extra"));
    }

    /** The same target, or anybody once all of them are out. Ledger: GG-FOL-1. */
    private boolean isNext(Gladiator other) {
        boolean anyIn = false;
        for (Gladiator target : targets) {
            anyIn |= target.isInAction();
        }
        return !anyIn || targets.contains(other);
    }

    /** The shortest move that brings somebody into range. Ledger: GG-FOL-2. */
    private List<FollowUpOption> walking() {
        List<Blow> blows = blows();
        Optional<DodgeMove> move = blows.isEmpty() ? Optional.empty() : Approach.farthest(state, user);
        if (move.isEmpty()) {
            return List.of();
        }
        return move.get().nearest(state, user, (hexes, ring) -> {
            List<FollowUpOption> options = new ArrayList<>();
            for (Hex hex : ring) {
                Approach approach = new Approach(
                        hex,
                        hexes,
                        move.get().running().power(),
                        move.get().running().way(),
                        move.get().movementClass().id());
                from(approach, blows, options);
            }
            return options.size() > LISTED ? options.subList(0, LISTED) : options;
        });
    }

    /** What could be done to whom if only they were in range. */
    private record Blow(OwnedPower power, PlainPower way, Gladiator target) {}

    private List<Blow> blows() {
        List<Blow> blows = new ArrayList<>();
        for (OwnedPower power : user.powers()) {
            for (PlainPower way : power.ways()) {
                if (way.isArea() || !canUse(power, way) || !isAnother(power, way)) {
                    continue;
                }
                for (Gladiator target : state.enemiesOf(user)) {
                    if (isNext(target)
                            && PowerTargets.isThere(state, target)
                            && Scruples.allow(state, user, way, target)) {
                        blows.add(new Blow(power, way, target));
                    }
                }
            }
        }
        return blows;
    }

    private void from(Approach approach, List<Blow> blows, List<FollowUpOption> options) {
        Spot spot = user.position().spot().at(approach.hex());
        for (Blow blow : blows) {
            Spot there = blow.target().position().spot();
            if (PowerTargets.reaches(blow.way(), spot.distance(there))
                    && !StandOff.forbids(approach.way(), approach.movementClass(), blow.way())
                    && Vantage.hasWay(state, blow.way(), spot, there)) {
                options.add(new FollowUpOption(
                        blow.power(), blow.way(), blow.target(), Optional.of(approach), Optional.empty()));
            }
        }
    }
}
