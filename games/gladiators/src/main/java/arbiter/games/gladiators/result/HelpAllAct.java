package arbiter.games.gladiators.result;

import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.power.AreaAim;
import arbiter.games.gladiators.power.AreaInPlay;
import arbiter.games.gladiators.power.Payment;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/**
 * A power that helps all in an Area, friend or foe, without a roll against them: in the Blast around its user, or with a
 * range where the user lays it, after the roll for its hex. Ledger: GG-AMB-116, GG-AMB-97, GG-ARE-4.
 */
public record HelpAllAct(OwnedPower power, PlainPower way) implements GladiatorAct {

    static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        if (unit.turn().aimed() || unit.isHindered()) {
            return;
        }
        for (OwnedPower power : unit.powers()) {
            for (PlainPower way : power.ways()) {
                boolean fits = way.kind() instanceof HelpingAbility
                        && way.isArea()
                        && !way.isAlwaysOn()
                        && unit.condition().works(power.place())
                        && !Restraint.forbids(state, unit, way);
                PowerUse use = PowerUse.plain(unit, power, way);
                if (fits && (way.hasRange() ? isWanted(state, use) : isHelped(state, use))) {
                    menu.add(new HelpAllAct(power, way));
                }
            }
        }
    }

    private static boolean isHelped(GladiatorsState state, PowerUse use) {
        return !helped(state, use, AreaInPlay.around(use.user(), use.way())).isEmpty();
    }

    private static boolean isWanted(GladiatorsState state, PowerUse use) {
        return !wanted(state, use).isEmpty();
    }

    /** The user and friends whom it would help, as centres worth listing. */
    private static List<Gladiator> wanted(GladiatorsState state, PowerUse use) {
        List<Gladiator> wanted = new ArrayList<>(List.of(use.user()));
        wanted.addAll(state.friendsOf(use.user()));
        wanted.removeIf(unit -> !unit.present() || !((HelpingAbility) use.kind()).helps(state, use, unit));
        return wanted;
    }

    private static List<Gladiator> helped(GladiatorsState state, PowerUse use, PlacedArea area) {
        List<Gladiator> helped = new ArrayList<>();
        for (Gladiator unit : state.units()) {
            if (unit.present()
                    && area.covers(unit.position().spot())
                    && ((HelpingAbility) use.kind()).helps(state, use, unit)) {
                helped.add(unit);
            }
        }
        return helped;
    }

    @Override
    public boolean aimsAtOther() {
        return true;
    }

    @Override
    public String id() {
        String how = power.isFlexible() ? "/" + (power.ways().indexOf(way) + 1) : "";
        return "help-all:" + power.word() + how;
    }

    @Override
    public String text() {
        return power.title() + (way.hasRange() ? " over an Area" : " on all around");
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator unit) {
        PowerUse use = PowerUse.plain(unit, power, way);
        AreaAim.chosen(play, use, wanted(play.state(), use)).ifPresent(area -> {
            if (way.hasRange()) {
                Payment.of(play, use, () -> help(play, use, AreaAim.landed(play, use, area)));
            } else {
                Payment.unaimed(play, use, () -> help(play, use, area));
            }
        });
    }

    private static void help(Play<GladiatorsState> play, PowerUse use, PlacedArea area) {
        for (Gladiator target : helped(play.state(), use, area)) {
            ((HelpingAbility) use.kind()).help(play, use, target);
        }
    }
}
