package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.board.AreaTemplate;
import arbiter.games.gladiators.move.StandOff;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A power used on a group of hexes; where they lie is asked afterwards. Ledger: GG-TGT-1, GG-TRN-3, GG-ARE-6. */
public record AreaAct(OwnedPower power, PlainPower way, AreaTemplate template, List<String> whom)
        implements GladiatorAct {

    /** Every Area that could catch an opponent. */
    public static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        if (unit.turn().aimed() || unit.isHindered()) { // GG-TRN-3, GG-RES-6
            return;
        }
        for (OwnedPower power : unit.powers()) {
            if (!unit.condition().works(power.place())) {
                continue;
            }
            for (PlainPower way : power.ways()) {
                if (way.kind() instanceof AffectingAbility
                        && way.isArea()
                        && !way.isAlwaysOn()
                        && !StandOff.forbids(state, unit, way)) {
                    offer(state, unit, power, way, menu);
                }
            }
        }
    }

    private static void offer(
            GladiatorsState state, Gladiator unit, OwnedPower power, PlainPower way, List<GladiatorAct> menu) {
        PowerUse use = PowerUse.plain(unit, power, way);
        if (way.hasRange() && Vantage.isFettered(state, unit, way, 1)
                || use.level(state).total() < 1) {
            return;
        }
        for (AreaTemplate template : AreaTemplates.of(way)) {
            List<Gladiator> near = near(state, unit, way, template);
            if (!near.isEmpty() && AreaPlacing.canCatch(state, use, template, near)) {
                menu.add(new AreaAct(power, way, template, UnitOption.ids(near)));
            }
        }
    }

    /** Opponents who are not too far away for it. */
    static List<Gladiator> near(GladiatorsState state, Gladiator unit, PlainPower way, AreaTemplate template) {
        int farthest = AreaTemplates.farthest(way, template);
        List<Gladiator> near = new ArrayList<>();
        for (Gladiator enemy : state.enemiesOf(unit)) {
            if (enemy.isInAction() && state.range(unit, enemy) <= farthest) {
                near.add(enemy);
            }
        }
        return near;
    }

    @Override
    public boolean aimsAtOther() {
        return true; // GG-AMB-90
    }

    @Override
    public String id() {
        String how = power.isFlexible() ? "/" + (power.ways().indexOf(way) + 1) : "";
        return "area:" + power.word() + how + ":" + template.shape().word();
    }

    @Override
    public String text() {
        return power.title(way) + " over an Area (" + template.shape().word() + ")";
    }

    @Override
    public List<Headline> headlines() {
        return List.of(Headline.wanted("lands"), Headline.wanted("hit"));
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator user) {
        List<PowerUse> uses = AttackDeclaration.ofArea(play, PowerUse.plain(user, power, way));
        FollowUps.resolve(play, uses, AreaChain.resolve(play, uses, template, Optional.empty()));
    }
}
