package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;

/** Somebody who makes a table and runs it, with the controls of the pages. */
final class Gamemaster {

    private final Page page;
    private Seat seat;

    Gamemaster(Page page) {
        this.page = page;
    }

    Page page() {
        return page;
    }

    Seat seat() {
        return seat;
    }

    /** The fight of a game that the fewest take part in. */
    private static final String SMALLEST = """
            async (game) => {
              const {api} = await import('/net/api.js');
              const {encounters} = (await api.games()).find(({id}) => id === game);
              const count = ({sides}) => sides.flatMap(({units}) => units).length;
              return [...encounters].sort((one, other) => count(one) - count(other))[0].id;
            }""";

    /** The smallest fight of that game, everybody in the gamemaster's hands, begun. */
    void makeTable(String game, String name) {
        makeLobby(game, name);
        button("Begin").click();
        page.locator("decide-panel").waitFor();
    }

    /** The same before it begins. */
    void makeLobby(String game, String name) {
        button("New table").click();
        Locator form = page.locator("new-table");
        form.locator("select[name=game]").selectOption(game);
        form.locator("input[name=encounter][value='" + page.evaluate(SMALLEST, game) + "']")
                .check();
        for (Locator side : form.locator("select[name^='seat:']").all()) {
            side.selectOption("gamemaster");
        }
        form.getByLabel("Your name").fill(name);
        form.getByText("Make the table").click();
        page.waitForURL("**/table/*");
        seat = new Seat(page);
    }

    /** Brings the first who can be added in, hides them from the players, and returns the name. */
    String addHidden() {
        page.keyboard().press("a");
        Locator form = page.locator("add-unit");
        form.locator(".pick").first().click();
        form.locator("input[name=name]").fill("Qwyx");
        Locator place = form.locator("input[name=at]");
        if (place.count() > 0) {
            place.fill(freePlace());
        }
        form.locator("button.main").click();
        open("Qwyx");
        card("Qwyx").getByLabel("Hidden").check();
        assertThat(card("Qwyx")).containsText("hidden");
        return "Qwyx";
    }

    /** On a plane away from everybody, elsewhere where somebody stands already. */
    private String freePlace() {
        return (String) page.evaluate("""
                () => {
                  const {view} = document.querySelector('table-page').table;
                  return view.board.kind === 'plane' ? '-4,-4' : view.units.at(-1).place;
                }""");
    }

    void show(String unit) {
        open(unit);
        card(unit).getByLabel("Hidden").uncheck();
        assertThat(card(unit)).not().containsText("hidden");
    }

    /** The card of that unit, with all there is to see and to set. */
    Locator open(String unit) {
        page.locator(".switch").getByText("Units").click();
        Locator top = card(unit).locator(".top");
        if (top.getAttribute("aria-expanded").equals("false")) {
            top.click();
        }
        return card(unit);
    }

    private Locator card(String unit) {
        return page.locator("unit-card")
                .filter(new Locator.FilterOptions()
                        .setHas(page.locator(".name b")
                                .getByText(unit, new Locator.GetByTextOptions().setExact(true))));
    }

    /** Leaves everybody as little of their first bar as there can be, so that fights are short. */
    void makeEverybodyFrail() {
        for (String unit : seat.units()) {
            open(unit);
            Locator field = card(unit).locator("[data-edit=set-bar] input").first();
            field.fill("1");
            field.press("Enter");
            page.waitForFunction(
                    "name => document.querySelector('table-page').table.view.units"
                            + ".find((unit) => unit.name === name).bars[0].value === 1",
                    unit);
        }
        page.locator(".switch").getByText("Log").click();
    }

    @SuppressWarnings("unchecked")
    List<String> firstSide() {
        return (List<String>) page.evaluate("""
                () => {
                  const {units} = document.querySelector('table-page').table.view;
                  return units.filter(({side}) => side === units[0].side).map(({name}) => name);
                }""");
    }

    /** The path of a link for a player of those units. */
    String invite(List<String> units) {
        page.keyboard().press("i");
        Locator dialog = page.locator("invite-dialog");
        for (String unit : units) {
            dialog.getByLabel(unit).check();
        }
        dialog.getByText("Make a link").click();
        String link = dialog.getByLabel("The link", new Locator.GetByLabelOptions().setExact(true))
                .inputValue();
        page.keyboard().press("Escape");
        return link.substring(link.indexOf("/join/"));
    }

    private Locator button(String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }
}
