package arbiter.server.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The gamemaster changes things by hand: the page shows whatever the game offers. */
@InBrowser
class EditPageTest {

    @Test
    void conditions_bars_places_and_peace_are_set_in_capital(Window window) {
        Gamemaster ada = at(window);
        ada.makeTable("capital", "Ada");
        String first = ada.seat().units().get(0);
        Locator card = ada.open(first);

        card.locator("summary").getByText("Set a condition").click();
        card.getByLabel("prone", exactly()).check();
        assertThat(card.locator(".conditions")).containsText("prone");
        card.getByLabel("overwatch", exactly()).fill("2");
        card.getByLabel("overwatch", exactly()).press("Enter");
        assertThat(card.locator(".conditions")).containsText("overwatch");
        card.getByLabel("Energy", exactly()).fill("1");
        card.getByLabel("Energy", exactly()).press("Enter");
        assertThat(card.locator(".bars")).containsText("1 /");
        card.scrollIntoViewIfNeeded();
        Screenshots.take(ada.page(), "edit-unit");
        assertThat(new AxeBuilder(ada.page())
                        .disableRules(List.of("region")) // the page as a whole is looked at elsewhere
                        .analyze()
                        .getViolations())
                .isEmpty();

        card.getByLabel("Energy", exactly()).fill("99");
        card.getByLabel("Energy", exactly()).press("Enter");
        assertThat(card.locator("[data-edit=set-bar] [role=alert]")).containsText("value is a whole number from 0 to");

        card.getByText("Point at it").click();
        assertThat(ada.page().locator(".hint")).containsText("Point at a place");
        ada.page().locator("arbiter-board .surface").click();
        assertThat(ada.page().locator(".hint")).hasCount(0);

        ada.page()
                .getByLabel("Peace", new Page.GetByLabelOptions().setExact(true))
                .check();
        ada.page().keyboard().press("d");
        assertThat(ada.page().locator("call-list")).containsText("A Rest");
        ada.page().context().close();
        assertThat(window.complaints()).isEmpty();
    }

    @Test
    void tension_and_ground_are_set_in_battle_century_g(Window window) {
        Gamemaster ada = at(window);
        ada.makeTable("centuryg", "Ada");
        Locator card = ada.open(ada.seat().units().get(0));
        Page page = ada.page();

        page.getByLabel("Tension", new Page.GetByLabelOptions().setExact(true)).fill("7");
        page.getByLabel("Tension", new Page.GetByLabelOptions().setExact(true)).press("Enter");
        assertThat(page.locator("top-bar")).containsText("7");
        card.locator("summary").getByText("Set a condition").click();
        Locator form = card.locator("[data-edit=set-condition]");
        form.locator("select").nth(0).selectOption("half-speed");
        form.locator("select").nth(1).selectOption("fight");
        form.locator("button.main").click();
        assertThat(card.locator(".conditions")).containsText("half speed");
        Screenshots.take(page, "edit-century");
        page.context().close();
        assertThat(window.complaints()).isEmpty();
    }

    private static Gamemaster at(Window window) {
        return new Gamemaster(
                window.visitElsewhere(window.address() + "/", new NewContextOptions().setViewportSize(1280, 900)));
    }

    private static Locator.GetByLabelOptions exactly() {
        return new Locator.GetByLabelOptions().setExact(true);
    }
}
